import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../test/photos/jpeg-codings.ts";
import { opened } from "./testing/coefficients.ts";
import { framed, paintOf, placeIn } from "./testing/frames.ts";

interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Crops whole MCUs with libjpeg-turbo's lossless tool: equal coefficients give equal files. */
function jpegtran(file: Uint8Array, { x, y, width, height }: Crop): Uint8Array {
  const options = ["-copy", "none", "-optimize", "-crop", `${width}x${height}+${x}+${y}`];
  const { status, stdout, stderr } = spawnSync("jpegtran", options, { input: file, maxBuffer: 2 ** 26 });
  if (status !== 0 || stderr.length > 0) throw new Error(stderr.toString());
  return stdout;
}

const installed = spawnSync("jpegtran", ["-version"]).error === undefined;

describe.runIf(installed)("jpegtran", () => {
  it.each(JPEG_CODINGS)("finds the same coefficients in %s and its frame", async (name) => {
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
