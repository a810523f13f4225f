import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { photo, type PhotoName } from "../../../../../test/photos/index.ts";
import { opened } from "./testing/coefficients.ts";
import { framed, paintOf, placeIn } from "./testing/frames.ts";

const PHOTOS: readonly PhotoName[] = [
  "sampling-444",
  "unaligned-422",
  "unaligned-420",
  "unaligned-440",
  "unaligned-grey",
  "optimised-huffman",
  "restart-420",
  "restart-422-rows",
  "progressive-422",
  "progressive-420",
  "progressive-restart",
  "separate-scans",
  "separate-tables",
];

interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts whole MCUs out of a JPEG with libjpeg-turbo's own lossless tool: equal coefficients give equal files. */
function jpegtran(file: Uint8Array, { x, y, width, height }: Crop): Uint8Array {
  const options = ["-copy", "none", "-optimize", "-crop", `${width}x${height}+${x}+${y}`];
  const { status, stdout, stderr } = spawnSync("jpegtran", options, { input: file, maxBuffer: 2 ** 26 });
  if (status !== 0 || stderr.length > 0) throw new Error(stderr.toString());
  return stdout;
}

const installed = spawnSync("jpegtran", ["-version"]).error === undefined;

describe.runIf(installed)("jpegtran", () => {
  it.each(PHOTOS)("finds the same coefficients in %s and its frame", async (name) => {
    const source = opened(await photo(name));
    const plan = placeIn(source, { left: 2, top: 3, right: 21, bottom: 35 });
    const file = framed(source, plan, paintOf());
    const width = Math.floor(source.width / source.mcu.width) * source.mcu.width;
    const height = Math.floor(source.height / source.mcu.height) * source.mcu.height;
    const inPhoto = jpegtran(source.bytes, { x: 0, y: 0, width, height });
    const inFrame = jpegtran(file, { ...plan.photo, width, height });
    expect(Buffer.compare(inPhoto, inFrame)).toBe(0);
  });
});
