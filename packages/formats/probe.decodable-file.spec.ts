import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { chunks } from "@matte/png";
import { decodableFile, probe } from "./probe.ts";

test.each(["png-orientation-6", "webp-orientation-6"] as const)(
  "decodableFile makes %s upright and changes nothing else",
  async (name) => {
    const bytes = await photo(name);
    const before = probe(bytes);
    if (before.status !== "photo") throw new Error(before.status);
    const after = probe(join(decodableFile(bytes, before.header)));
    expect(after).toMatchObject({
      status: "photo",
      header: { orientation: 1, exif: null, coded: before.header.coded },
    });
  },
);

test("decodableFile returns a JPEG unchanged", async () => {
  const bytes = await photo("orientation-6");
  const found = probe(bytes);
  if (found.status !== "photo") throw new Error(found.status);
  expect(decodableFile(bytes, found.header)).toEqual([bytes]);
});

async function stillOf(name: string): Promise<Buffer> {
  const bytes = new Uint8Array(await readFile(new URL(`../../test/inputs/files/${name}`, import.meta.url)));
  const found = probe(bytes);
  if (found.status !== "photo") throw new Error(found.status);
  return Buffer.from(join(decodableFile(bytes, found.header)));
}

test("decodableFile leaves the default image of an animated PNG", async () => {
  const still = await stillOf("png-apng-hidden.png");
  expect([...chunks(still)].map(({ type }) => type)).toEqual(["IHDR", "IDAT", "IEND"]);
});

test("decodableFile names an AVIF image sequence a still picture", async () => {
  const still = await stillOf("avif-anim.avif");
  expect(still.toString("latin1", 4, 12)).toBe("ftypavif");
});
