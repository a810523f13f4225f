/** Sheets of JPEGs that keep their data. */
import { composeMetadata } from "@matte/metadata";
import { joinLossless, type LosslessSource, openLossless } from "@matte/jpeg/lossless";
import type { JpegSegment } from "@matte/pixels/segments";
import { segmentsLike } from "@matte/formats";
import { isOneSize, sheetGap, type SheetPlan, type Size } from "@matte/engine";
import { croppedBox } from "../photos/shown.ts";
import type { FallbackReason, PhotoFacts } from "../photos/types.ts";
import { factsOf } from "../read/facts.ts";
import { intoUpright, storedBox } from "../read/orientation.ts";
import { type PhotoSource, readSource } from "../read/source.ts";
import { joinedCredits, sharedFacts } from "./shared-facts.ts";
import { storedSheet } from "./stored-sheet.ts";
import type { SheetFallback, SheetPhoto } from "./types.ts";

const EMPTY = { exif: null, xmp: null, extendedXmp: null, resources: null };

/** @returns the reason if the photos cannot be one JPEG without encoding them again */
export async function joinedSheet(
  photos: readonly SheetPhoto[],
  plan: SheetPlan,
  name: string,
): Promise<SheetPhoto | SheetFallback> {
  const reason = reasonOf(photos, plan);
  if (reason !== null) return { fallbackReason: reason === "no-jpeg" ? null : reason };
  const sources = await Promise.all(photos.map(({ file }) => readSource(file)));
  if (!haveOneProfile(sources)) return { fallbackReason: "different-profiles" };
  const opened = sources.map(({ bytes, header }) => openLossless(bytes, header.segments));
  const found = opened.find((one) => "fallbackReason" in one);
  if (found !== undefined) return { fallbackReason: found.fallbackReason };
  return join(photos, { plan, name, sources, opened: opened as readonly LosslessSource[] });
}

function reasonOf(photos: readonly SheetPhoto[], { arrangement }: SheetPlan): FallbackReason | "no-jpeg" | null {
  const facts = photos.map((photo) => photo.facts);
  if (facts.some(({ lossless }) => lossless === null)) return "no-jpeg";
  const own = facts.find(({ lossless }) => lossless?.fallbackReason !== null)?.lossless?.fallbackReason;
  if (own != null) return own;
  if (facts.some(isCropped)) return "cropped";
  const sizes = facts.map(({ size }) => size);
  if (!isOneSize(sizes, arrangement)) return "different-sizes";
  return facts.some(({ orientation }) => orientation !== facts[0]?.orientation) ? "different-turns" : null;
}

/** True for photos whose file has more than they show. One that is only turned keeps its data. */
function isCropped(facts: PhotoFacts): boolean {
  return croppedBox(facts) !== null || (facts.part?.straighten ?? 0) !== 0;
}

function haveOneProfile(sources: readonly PhotoSource[]): boolean {
  const [first, ...others] = sources.map(({ header: { profile } }) => {
    return "bytes" in profile ? `${profile.kind} ${profile.bytes.join()}` : JSON.stringify(profile);
  });
  return others.every((profile) => profile === first);
}

interface OpenedSheet {
  readonly plan: SheetPlan;
  readonly name: string;
  readonly sources: readonly PhotoSource[];
  readonly opened: readonly LosslessSource[];
}

async function join(
  photos: readonly SheetPhoto[],
  { plan, name, sources, opened }: OpenedSheet,
): Promise<SheetPhoto | SheetFallback> {
  const [source] = sources;
  const [first] = photos;
  const [{ mcu } = { mcu: null }] = opened;
  if (source === undefined || first === undefined || mcu === null) throw new RangeError("A sheet without photos.");
  // As shown: it may have been turned.
  const { orientation } = first.facts;
  const sizes = photos.map(({ facts }) => facts.size);
  const { arrangement } = plan;
  const stored = storedSheet(sizes, { arrangement, gap: sheetGap(sizes, plan) }, { orientation, mcu });
  if (stored === null) return { fallbackReason: "gap" };
  const placed = opened.map((photo, n) => ({
    source: photo,
    x: stored.places[n]?.x ?? 0,
    y: stored.places[n]?.y ?? 0,
  }));
  const joined = joinLossless(placed, stored.size, {
    segments: segmentsOf(photos, source, { size: stored.size, orientation }),
  });
  if ("fallbackReason" in joined) return joined;
  const file = new File([joined.jpeg], name, { type: "image/jpeg" });
  const to = intoUpright(orientation, stored.size);
  const facts = await factsOf(await readSource(file));
  const shared = sharedFacts(photos.map((photo) => photo.facts));
  const lostHdr = photos.some((photo) => photo.facts.gainMap !== null);
  const places = joined.parts.map(({ photo }) => storedBox(to, photo));
  const sheet = { places, parts: joined.parts, lostHdr, fallbackReason: null };
  return { file, facts: { ...facts, ...shared, words: { ...facts.words, ...shared.words }, sheet } };
}

/** The photos' profile, orientation and credits: everything else is that of a single photo. */
function segmentsOf(
  photos: readonly SheetPhoto[],
  { bytes, header }: PhotoSource,
  stored: { readonly size: Size; readonly orientation: number },
): readonly JpegSegment[] {
  const metadata = composeMetadata(
    { ...EMPTY, profile: header.profile },
    {
      ...stored,
      colour: "keep",
      keepLocation: false,
      density: null,
      credits: joinedCredits(photos.map(({ facts }) => facts.words)),
    },
  );
  return segmentsLike(bytes, metadata);
}
