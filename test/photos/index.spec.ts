import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { DAMAGED, PHOTOS, largePhoto, photo, photoFile, writePhotos } from "./index.ts";

it("the program and the cache give the same bytes of a fixture", async () => {
  const first = await photo("orientation-6");
  expect(await photo("orientation-6")).toEqual(first);
  expect(await PHOTOS["orientation-6"].make()).toEqual(first);
});

it("every call returns its own copy of a fixture", async () => {
  const bytes = await photo("one-pixel");
  bytes.fill(0);
  expect((await photo("one-pixel"))[0]).toBe(0xff);
});

it("no two fixtures have the same file name", () => {
  const names = [...Object.values(PHOTOS), ...Object.values(DAMAGED)].map(({ fileName }) => fileName);
  expect(names).toEqual([...new Set(names)]);
});

it("photoFile returns a file as a file input does", async () => {
  const file = await photoFile("webp-lossy", "Blue hour.webp");
  expect([file.name, file.type, file.size]).toEqual([
    "Blue hour.webp",
    "image/webp",
    (await photo("webp-lossy")).length,
  ]);
});

it("writePhotos writes fixtures under their usual names or chosen ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photos-"));
  try {
    const paths = await writePhotos(join(folder, "in"), ["canon-eos-r6", { photo: "empty", as: "Nothing.jpg" }]);
    expect(paths.map((path) => basename(path))).toEqual(["IMG_4711.JPG", "Nothing.jpg"]);
    expect(await readFile(paths[0]!)).toEqual(Buffer.from(await photo("canon-eos-r6")));
    expect(await readFile(paths[1]!)).toHaveLength(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("largePhoto makes photos of any number of megapixels", async () => {
  const { width, height, isProgressive } = await sharp(await largePhoto(0.1, { progressive: true })).metadata();
  expect([width, height, isProgressive]).toEqual([387, 258, true]);
});
