/** Sheets of photos that are drawn: of different sizes, or other files than JPEGs. */
import { composeMetadata, type ExportMetadata } from "@matte/metadata";
import { type ArrangedSheet, placeInCells, sheetCells, sheetGap, type SheetPlan, sheetSizes } from "@matte/engine";
import { decodeWhole } from "../decode/index.ts";
import { encodePaintedPng } from "../encode/png.ts";
import { withMetadata } from "../encode/metadata.ts";
import { fittedTo } from "../frame/resample.ts";
import { assertDrawable } from "../photos/limits.ts";
import { factsOf } from "../read/facts.ts";
import { readSource } from "../read/source.ts";
import { NO_HELPERS } from "../shared/band-helpers.ts";
import { colourSpaceOf, openContext, release } from "../shared/canvas.ts";
import { joinedCredits, sharedFacts } from "./shared-facts.ts";
import type { SheetFallback, SheetPhoto } from "./types.ts";

const PIXEL = { width: 1, height: 1 };
const EMPTY = { exif: null, xmp: null, extendedXmp: null, resources: null, profile: { kind: "none" } } as const;

interface DrawnSheet extends SheetFallback {
  readonly plan: SheetPlan;
  readonly name: string;
}

/** Draws photos brought to one size, one at a time, into a PNG. */
export async function drawnSheet(
  photos: readonly SheetPhoto[],
  { plan, name, fallbackReason }: DrawnSheet,
): Promise<SheetPhoto> {
  const facts = photos.map((photo) => photo.facts);
  const sizes = sheetSizes(
    facts.map(({ size }) => size),
    plan.arrangement,
  );
  const arranged = placeInCells(sheetCells(sizes, plan.arrangement), sheetGap(sizes, plan), PIXEL);
  if (arranged === null) throw new Error("A sheet of pixels fits any gap.");
  assertDrawable(arranged.size);
  const wideGamut = facts.some((photo) => photo.wideGamut);
  const file = new File([...(await encoded(photos, arranged, wideGamut))], name, { type: "image/png" });
  const shared = sharedFacts(facts);
  const read = await factsOf(await readSource(file));
  const lostHdr = facts.some(({ gainMap, hdrTransfer }) => gainMap !== null || hdrTransfer);
  const sheet = { places: arranged.places, parts: null, lostHdr, fallbackReason };
  return { file, facts: { ...read, ...shared, words: { ...read.words, ...shared.words }, sheet } };
}

async function encoded(
  photos: readonly SheetPhoto[],
  { size, places }: ArrangedSheet,
  wideGamut: boolean,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const context = openContext(size, wideGamut, { willReadFrequently: true });
  try {
    context.fillStyle = "#808080";
    context.fillRect(0, 0, size.width, size.height);
    for (const [n, place] of places.entries()) {
      const photo = photos[n];
      if (photo === undefined) continue;
      const { file, facts } = photo;
      const pixels = fittedTo(await decodeWhole(file, facts), place, { wideGamut, alpha: false });
      context.drawImage(pixels, place.x, place.y, place.width, place.height);
      pixels.close();
    }
    const rows = {
      read: (top: number, count: number) => context.getImageData(0, top, size.width, count).data,
      alike: () => false,
    };
    const metadata = metadataOf(photos, size, wideGamut);
    const pieces = await encodePaintedPng({ size, rows, wideGamut, metadata }, NO_HELPERS);
    return pieces ?? (await withMetadata(await context.canvas.convertToBlob({ type: "image/png" }), metadata));
  } finally {
    release(context.canvas);
  }
}

function metadataOf(photos: readonly SheetPhoto[], size: ArrangedSheet["size"], wideGamut: boolean): ExportMetadata {
  return composeMetadata(EMPTY, {
    size,
    orientation: 1,
    colour: colourSpaceOf(wideGamut),
    keepLocation: false,
    density: null,
    credits: joinedCredits(photos.map(({ facts }) => facts.words)),
  });
}
