import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { cameraDataFrom, cameraTags } from "@matte/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONVERTED, type ConvertedName, photo } from "../../../test/photos/index.ts";
import { decodePixels } from "../../../test/photos/pixels.ts";
import { convertPhoto } from "../convert.ts";
import { openLossless } from "@matte/jpeg/lossless";
import { probe } from "../probe.ts";
import { readPosition } from "../read-position.ts";
import { readTags } from "../read-tags.ts";
import { readWords } from "../read-words.ts";
import { exiftool, hasExiftool, type Tags } from "@matte/pixels/testing/exiftool";

const NAMES = (Object.keys(CONVERTED) as ConvertedName[]).filter((name) => CONVERTED[name].kind === "raw");

async function converted(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const found = await convertPhoto(file);
  if (found?.status !== "converted") throw new Error(found?.status);
  return new Uint8Array(await found.file.arrayBuffer());
}

/** File after `before` bytes, with holes and a large file's rest, counting what is read. */
class CountedFile extends Blob {
  read = 0;
  override slice(start = 0, end = this.size): Blob {
    this.read += Math.min(end, this.size) - start;
    return super.slice(start, end);
  }
}

describe.each(NAMES)("convertPhoto makes of %s", (name) => {
  const recipe = CONVERTED[name];

  test("a JPEG with its size, orientation and camera data", async () => {
    const jpeg = await converted(new Blob([await photo(name)]));
    const found = probe(jpeg);
    if (found.status !== "photo") throw new Error(found.status);
    const { coded, orientation, kind } = found.header;
    const upright = orientation < 5 ? coded : { width: coded.height, height: coded.width };
    expect({ kind, size: upright, orientation }).toEqual({
      kind: "jpeg",
      size: recipe.size,
      orientation: recipe.orientation,
    });
    expect(cameraDataFrom(await readTags(jpeg, found.header, cameraTags()))).toEqual(recipe.camera);
    expect(await readPosition(jpeg)).not.toBeNull();
  });

  test("a JPEG whose data are those of the file", async () => {
    const source = await photo(name);
    const jpeg = await converted(new Blob([source]));
    const scan = jpeg.subarray(jpeg.length - 5000);
    expect(Buffer.from(source).includes(Buffer.from(scan))).toBe(true);
    expect(openLossless(jpeg)).not.toHaveProperty("fallbackReason");
    const { width, height } = await decodePixels(jpeg);
    expect(width * height).toBe(recipe.size.width * recipe.size.height);
  });

  test("a JPEG without reading 1 MB of a file of 30 MB beyond it", async () => {
    const source = await photo(name);
    const file = new CountedFile([source, new Uint8Array(30e6)]);
    const jpeg = await converted(file);
    expect(file.read - jpeg.length).toBeLessThan(2 ** 20);
  });
});

describe.runIf(hasExiftool)("exiftool", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path(tmpdir(), "matte-raw-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function save(fileName: string, bytes: Uint8Array): Promise<string> {
    const file = path(folder, fileName);
    await writeFile(file, bytes);
    return file;
  }

  test("finds in every JPEG the facts of its raw file", async () => {
    const sources = await Promise.all(NAMES.map(async (name) => ({ name, bytes: await photo(name) })));
    const raws = await Promise.all(sources.map(({ name, bytes }) => save(CONVERTED[name].fileName, bytes)));
    const jpegs = await Promise.all(
      sources.map(async ({ name, bytes }) => save(`${name}.jpg`, await converted(new Blob([bytes])))),
    );
    const tags = await exiftool([...raws, ...jpegs], ...FACTS.map((name) => `-${name}`));
    const facts = tags.map((one) => named(one));
    expect(facts.slice(raws.length)).toEqual(facts.slice(0, raws.length));
    expect(facts.every((one) => Object.keys(one).length > 6)).toBe(true);
  }, 60_000);
});

/** Drops the tags' groups, since a JPEG has other directories than a raw file. */
function named({ SourceFile: _path, "ExifTool:Validate": _faults, ...tags }: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name.replace(/^.*:/, ""), value]));
}

const PICTURE = ["Make", "Model", "LensModel", "ExposureTime", "FNumber", "ISO", "FocalLength", "Orientation"];
const OTHERS = ["DateTimeOriginal", "GPSLatitude", "GPSLongitude", "Artist", "Copyright", "Title", "InteropIndex"];
const FACTS = [...PICTURE, ...OTHERS];

test("the XMP of a raw file is that of its JPEG", async () => {
  expect(await readWords(await converted(new Blob([await photo("raw-dng")])))).toMatchObject({
    title: "Radcliffe Camera",
  });
});

test.each(NAMES)("a cut-off %s gives trouble or a JPEG, and never an error", async (name) => {
  const source = await photo(name);
  for (let cut = 1; cut < 40; cut += 1) {
    const found = await convertPhoto(new Blob([source.subarray(0, Math.floor((source.length * cut) / 40))]));
    expect(["converted", "no-camera-jpeg", "truncated", "unsupported", undefined]).toContain(found?.status);
  }
});

test("a raw file without a JPEG is reported", async () => {
  const source = await photo("raw-nef");
  for (let at = 0; at < source.length; at += 1) if (source[at] === 0xff && source[at + 1] === 0xd8) source[at] = 0;
  expect(await convertPhoto(new Blob([source]))).toEqual({ status: "no-camera-jpeg" });
});

test.each(["plain", "png-rgb", "webp-lossy", "heic-as-jpeg", "empty"] as const)("%s is not converted", async (name) => {
  expect(await convertPhoto(new Blob([await photo(name)]))).toBeNull();
});
