/** From an export to its photo. */
import { collectMetadata, type PhotoProbe, probe } from "@matte/formats";
import { findGainMap } from "@matte/formats/gain-map";
import { rememberedFrame, unframe, type UnframedJpeg, type UnframeRefusal } from "@matte/formats/frame-record";
import { readRememberedPhoto } from "@matte/engine";
import type { SheetFacts } from "../photos/types.ts";
import { intoUpright, storedBox } from "../read/orientation.ts";
import { readSource } from "../read/source.ts";
import { detach } from "../shared/memory.ts";

export type { UnframeRefusal } from "@matte/formats/frame-record";

/** An export's photo, or the reason why its frame stays on. */
export type Unframed =
  | {
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** True for the framed file, byte for byte. */
      readonly isOriginal: boolean;
      /** True if the photo has a mark, which stays. */
      readonly hasMark: boolean;
      /** True if the export has a gain map and the photo none. */
      readonly lostHdr: boolean;
      /** Set for photos framed together. */
      readonly sheet?: UnframedSheet;
    }
  | { readonly refusal: UnframeRefusal };

export interface UnframedSheet {
  readonly photos: readonly Uint8Array<ArrayBuffer>[];
  /** For the facts of the joined photo. */
  readonly facts: SheetFacts;
}

/**
 * Takes the frame off an export.
 * @throws PhotoError for an unreadable file
 */
export async function unframeFile(file: Blob): Promise<Unframed> {
  const { bytes, header } = await readSource(file);
  try {
    const record = rememberedFrame(await collectMetadata(bytes));
    if (header.kind !== "jpeg") {
      return { refusal: record === null ? "no-record" : "encoded-again" };
    }
    const unframed = await unframe(bytes);
    if ("refusal" in unframed) return unframed;
    const { photo, isOriginal } = unframed;
    const sheet = unframed.sheet && { sheet: sheetOf(unframed.sheet, probe(photo)) };
    const hasMark = record !== null && readRememberedPhoto(record.source)?.hasMark === true;
    return { bytes: photo, isOriginal, hasMark, lostHdr: isHdr(bytes) && !isHdr(photo), ...sheet };
  } finally {
    detach(bytes);
  }
}

function sheetOf({ photos, parts }: NonNullable<UnframedJpeg["sheet"]>, found: PhotoProbe): UnframedSheet {
  const to = found.status === "photo" ? intoUpright(found.header.orientation, found.header.coded) : null;
  const places = to === null ? [] : parts.map(({ photo }) => storedBox(to, photo));
  return { photos, facts: { places, parts, lostHdr: false, fallbackReason: null } };
}

function isHdr(jpeg: Uint8Array): boolean {
  const map = findGainMap(jpeg);
  return map !== null && map !== "damaged";
}
