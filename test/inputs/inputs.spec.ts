/** Files like those in public bug reports, read by `matte inspect` and `matte frame`. */
import { readdir, readFile } from "node:fs/promises";
import { setTextRenderer } from "@napi-rs/canvas";
import { convertPhoto } from "../../packages/formats/convert.ts";
import { readPosition } from "../../packages/formats/read-position.ts";
import { unframe } from "../../packages/formats/jpeg/frame-record/unframe.ts";
import { captionFields, DEFAULT_SETTINGS, type TemplateField } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { describe, expect, test } from "vitest";
import { photoErrorText } from "../../apps/cli/src/photo-error.ts";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { failureOf } from "../../apps/cli/src/tasks.ts";
import { INPUTS, type OpenedInput } from "./expected.ts";

const FOLDER = new URL("files/", import.meta.url);
/** Without a matte: a 60,000 px panorama exceeds JPEG's limit with any other. */
const NARROW = { ...DEFAULT_SETTINGS, innerBorderSize: 0, outerBorderSize: 0 };

async function inputFile(name: string): Promise<File> {
  return new File([new Uint8Array(await readFile(new URL(name, FOLDER)))], name);
}

function jobOf(file: File): Promise<FrameJob> {
  const settings = file.name.startsWith("pano-60000") ? NARROW : DEFAULT_SETTINGS;
  return frameJobOf(file, { settings, plan: "pro" }, { number: 1, count: 1 });
}

function fieldsOf({ facts, settings }: FrameJob, names: readonly string[]): Record<string, string | null> {
  const text = captionFields(settings, { ...facts, subject: "", typed: {}, fileName: "x.jpg", number: 1, count: 1 });
  return Object.fromEntries(names.map((name) => [name, text(name as TemplateField, null) || null]));
}

async function placeOf(file: File): Promise<readonly number[] | null> {
  const converted = await convertPhoto(file);
  const readable = converted?.status === "converted" ? converted.file : file;
  const position = await readPosition(new Uint8Array(await readable.arrayBuffer()));
  return position?.lookUp((latitude, longitude) => [Math.round(latitude), Math.round(longitude)]) ?? null;
}

async function checkOpened(file: File, expected: OpenedInput): Promise<void> {
  const job = await jobOf(file);
  const { size, orientation } = job.facts;
  const { fields = {}, near } = expected;
  expect([size.width, size.height]).toEqual(expected.size);
  expect(fieldsOf(job, Object.keys(fields))).toEqual(fields);
  if (expected.orientation !== undefined) expect(orientation).toBe(expected.orientation);
  if (near !== undefined) expect(await placeOf(file)).toEqual(near);
  const framed = await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
  expect(framed.size.width).toBeGreaterThanOrEqual(size.width);
  // Every lossless frame comes off.
  if (framed.method === "lossless-jpeg") expect(await unframe(framed.bytes)).toHaveProperty("photo");
}

describe("the inputs of public bug reports", () => {
  test.each(INPUTS)("%s is read and framed, or refused by name", async (name, expected) => {
    setTextRenderer("system");
    const file = await inputFile(name);
    if (!("error" in expected)) return checkOpened(file, expected);
    const failure = await jobOf(file).then(() => null, failureOf);
    expect(failure && photoErrorText(failure, name)).toBe(expected.error.replace("{file}", name));
  });

  test("all have a row", async () => {
    expect(INPUTS.map(([name]) => name).toSorted()).toEqual((await readdir(FOLDER)).toSorted());
  });
});
