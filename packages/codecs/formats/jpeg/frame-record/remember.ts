import type { FramedPicture, FramedPlace } from "../../../metadata/types.ts";
import { readFrameHeader } from "../lossless/markers/frame-header.ts";
import type { QuantisationTable } from "../lossless/markers/picture.ts";
import { readQuantisationTables } from "../lossless/markers/quantisation-tables.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { headerSegments } from "../app-segments.ts";
import { DQT } from "../markers.ts";
import { isFrameHeader } from "../segments.ts";
import { scanHash } from "./scan-hash.ts";

/**
 * Photo or gain map of a `FrameRecord`, for a file that is framed losslessly.
 * @param framed file that we have written
 * @returns null if the framed file has other quantisation steps than the photo, whose own data is then gone
 */
export async function rememberPhoto(
  photo: LosslessSource,
  framed: Uint8Array<ArrayBuffer>,
  place: FramedPlace,
): Promise<FramedPicture | null> {
  const steps = photo.picture.components.map(({ quantisation }) => quantisation);
  if (textOf(stepsOf(framed)) !== textOf(steps)) return null;
  return { place, scan: await scanHash(framed, place) };
}

/** Steps by component, from the header alone: reading all of a file takes milliseconds. */
function stepsOf(jpeg: Uint8Array): readonly (QuantisationTable | undefined)[] {
  const tables: (QuantisationTable | undefined)[] = [];
  let steps: readonly (QuantisationTable | undefined)[] = [];
  for (const { marker, start, end } of headerSegments(jpeg)) {
    const payload = jpeg.subarray(start, end);
    if (marker === DQT) readQuantisationTables(payload, tables);
    if (isFrameHeader(marker))
      steps = readFrameHeader(marker, payload).components.map(({ destination }) => tables[destination]);
  }
  return steps;
}

function textOf(steps: readonly (QuantisationTable | undefined)[]): string {
  return steps.map((table) => table?.join(" ")).join("\n");
}
