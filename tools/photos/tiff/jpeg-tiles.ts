import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { long, short } from "../exif/entries.ts";
import { type Entry, tiff } from "../exif/tiff.ts";

/** Picture in strips or tiles of JPEG, TIFF technical note 2. */
export interface JpegTiffPlan {
  readonly width: number;
  readonly height: number;
  /** A strip has a height alone. */
  readonly tile: { readonly width?: number; readonly height: number };
  /** From left to right, then from top to bottom. */
  readonly parts: readonly Uint8Array[];
  /** 1: grey, 2: RGB, 6: YCbCr. */
  readonly photometric: number;
  readonly samples: number;
  /** 7 by default; 6 for the style of TIFF 6.0 §22. */
  readonly compression?: number;
}

export function writeJpegTiff(plan: JpegTiffPlan): Uint8Array<ArrayBuffer> {
  const empty = tiff("II", { entries: entriesOf(plan, 0) });
  return join([tiff("II", { entries: entriesOf(plan, empty.length) }), ...plan.parts]);
}

/** @param start position of the first part */
function entriesOf(plan: JpegTiffPlan, start: number): readonly Entry[] {
  const { width, height, tile, parts, photometric, samples, compression = 7 } = plan;
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, { length }) => sum + length, start));
  const offsets = ends.map((end, index) => end - (parts[index]?.length ?? 0));
  const lengths = parts.map((part) => part.length);
  const places: Entry[] =
    tile.width === undefined
      ? [long(0x111, ...offsets), long(0x116, tile.height), long(0x117, ...lengths)]
      : [long(0x142, tile.width), long(0x143, tile.height), long(0x144, ...offsets), long(0x145, ...lengths)];
  return [
    long(0x100, width),
    long(0x101, height),
    short(0x102, ...Array.from({ length: samples }, () => 8)),
    short(0x103, compression),
    short(0x106, photometric),
    short(0x115, samples),
    ...places,
  ];
}
