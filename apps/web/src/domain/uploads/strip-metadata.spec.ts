import { collectMetadata, probe } from "@matte/formats";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photo } from "../../../../../test/photos/index.ts";
import { stripMetadata } from "./strip-metadata.ts";

const NOTHING = { exif: null, xmp: null, extendedXmp: null, resources: null };

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

async function withMetadata(format: "png" | "webp"): Promise<Uint8Array<ArrayBuffer>> {
  const exif = { IFD0: { Artist: "Ada" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
  const picture = sharp(await photo("plain"))
    .withExif(exif)
    .withIccProfile("p3");
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

describe("stripping metadata", () => {
  it.each(["canon-eos-r6", "orientation-6", "plain"] as const)(
    "keeps the pixels, profile and orientation of the JPEG %s",
    async (name) => {
      const full = await photo(name);
      const stripped = await bytesOf(await stripMetadata(new Blob([full], { type: "image/jpeg" })));
      const { orientation } = await sharp(full).metadata();
      expect((await sharp(stripped).metadata()).orientation ?? 1).toBe(orientation ?? 1);
      const carried = await collectMetadata(stripped);
      expect({ ...carried, exif: null }).toMatchObject(NOTHING);
      expect(carried.exif?.length ?? 0).toBe((orientation ?? 1) === 1 ? 0 : 26);
      expect(carried.profile).toEqual((await collectMetadata(full)).profile);
      expect((await pixelsOf(stripped)).equals(await pixelsOf(full))).toBe(true);
    },
  );

  it.each(["png", "webp"] as const)("keeps the pixels and profile of a picture in the format %s", async (format) => {
    const full = await withMetadata(format);
    expect((await collectMetadata(full)).exif).not.toBeNull();
    const stripped = await bytesOf(await stripMetadata(new Blob([full], { type: `image/${format}` })));
    expect(await collectMetadata(stripped)).toMatchObject(NOTHING);
    expect(probe(stripped)).toMatchObject({ status: "photo", header: { exifChunk: null } });
    expect((await sharp(stripped).metadata()).hasProfile).toBe(true);
    expect((await pixelsOf(stripped)).equals(await pixelsOf(full))).toBe(true);
  });

  it.each([
    ["another format", "GIF89a"],
    ["a JPEG that ends in its header", "\u00ff\u00d8\u00ff\u00e0\u0000\u0010"],
    ["a PNG that ends in its header", "\u0089PNG\r\n\u001a\n"],
    ["a WebP that ends in a chunk’s header", "RIFF\u0010\0\0\0WEBPVP8"],
  ])("fails on %s", async (_what, text) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    await expect(stripMetadata(new Blob([bytes]))).rejects.toThrow(/neither a JPEG nor a PNG|outside the bounds/);
  });
});
