import { DQT, isFrameHeader } from "@matte/pixels/segments";
import { headerSegments } from "../../app-segments.ts";
import { readFrameHeader } from "../markers/frame-header.ts";
import type { QuantisationTable } from "../markers/picture.ts";
import { readQuantisationTables } from "../markers/quantisation-tables.ts";
import type { LosslessSource } from "../open.ts";
import type { FramedPlace, Quotients } from "./place.ts";

/**
 * Adds the quotients of the quantisation steps, if they differ.
 * @param framed file written by us, whose quantisation steps divide the photo's
 */
export function withQuotients(photo: LosslessSource, framed: Uint8Array, place: FramedPlace): FramedPlace {
  const quotients = quotientsOf(photo, stepsOf(framed));
  return { ...place, ...(quotients.flat().some((factor) => factor > 1) && { quotients }) };
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
