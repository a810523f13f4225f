import type { FramedPicture, FramedPlace, Quotients } from "../../../metadata/types.ts";
import { readFrameHeader } from "../lossless/markers/frame-header.ts";
import type { QuantisationTable } from "../lossless/markers/picture.ts";
import { readQuantisationTables } from "../lossless/markers/quantisation-tables.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { headerSegments } from "../app-segments.ts";
import { DQT } from "../markers.ts";
import { isFrameHeader } from "../segments.ts";
import { scanHash } from "./scan-hash.ts";

/**
 * Makes a `FrameRecord`'s photo or gain map, for a losslessly framed file.
 * @param framed file written by us, whose quantisation steps divide the photo's
 */
export async function rememberPhoto(
  photo: LosslessSource,
  framed: Uint8Array<ArrayBuffer>,
  place: FramedPlace,
): Promise<FramedPicture> {
  const quotients = quotientsOf(photo, stepsOf(framed));
  const remembered = { ...place, ...(quotients.flat().some((factor) => factor > 1) && { quotients }) };
  return { place: remembered, scan: await scanHash(framed, remembered) };
}

function quotientsOf({ picture }: LosslessSource, steps: readonly (QuantisationTable | undefined)[]): Quotients {
  return picture.components.map(({ quantisation }, component) =>
    Array.from(quantisation, (step, k) => step / (steps[component]?.[k] ?? step)),
  );
}

/** Reads the header only: reading a whole file takes milliseconds. */
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
