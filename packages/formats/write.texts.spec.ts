import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { composeMetadata } from "@matte/metadata";
import { CREDITS, EDIT, holds, text, utf8 } from "@matte/metadata/testing";
import { latin1 } from "@matte/pixels/testing";
import { collectMetadata } from "./collect.ts";
import { segment, withSegments } from "./jpeg/metadata/testing.ts";
import { pngWith } from "./png/metadata/write.ts";
import { withMetadata } from "./testing.ts";

const COM = 0xfe;
const CHUNKS = [
  { type: "tEXt", data: latin1("Title\0Caf\xe9 at sea") },
  { type: "zTXt", data: join([latin1("Author\0\0"), deflateSync(latin1("Ines Morel"))]) },
  { type: "iTXt", data: utf8("Description\0\0\0fr\0Description\0日内瓦") },
  { type: "iTXt", data: join([latin1("Copyright\0\x01\0\0\0"), deflateSync(utf8("© Ines Morel"))]) },
  { type: "tEXt", data: latin1("parameters\0steps: 20") },
];
const TEXTS = [
  { keyword: "Title", text: "Café at sea" },
  { keyword: "Author", text: "Ines Morel" },
  { keyword: "Description", text: "日内瓦" },
  { keyword: "Copyright", text: "© Ines Morel" },
  { keyword: "parameters", text: "steps: 20" },
];

async function exported(source: Uint8Array, canvas: "plain" | "png-rgb" | "webp-lossy", edit = EDIT) {
  const file = withMetadata(await photo(canvas), composeMetadata(await collectMetadata(source), edit));
  return { file, metadata: await collectMetadata(file) };
}

async function pngOf(chunks: Parameters<typeof pngWith>[1]): Promise<Uint8Array> {
  return join(pngWith(await photo("png-rgb"), chunks));
}

test("a PNG keeps the texts of a PNG", async () => {
  const { metadata } = await exported(await pngOf(CHUNKS), "png-rgb");
  expect(metadata.texts).toEqual(TEXTS);
});

test.each(["plain", "png-rgb", "webp-lossy"] as const)(
  "%s has a PNG's title, author and others as XMP",
  async (canvas) => {
    const { metadata } = await exported(await pngOf(CHUNKS), canvas);
    const xmp = text(metadata.xmp);
    for (const [name, value] of [
      ["title", "Café at sea"],
      ["creator", "Ines Morel"],
      ["description", "日内瓦"],
      ["rights", "© Ines Morel"],
    ])
      expect(xmp).toMatch(new RegExp(`<dc:${name}>.*>${value}<.*</dc:${name}>`));
  },
);

test("a PNG's copyright takes precedence over the caption's", async () => {
  const { metadata } = await exported(await pngOf(CHUNKS), "plain", { ...EDIT, credits: CREDITS });
  expect(text(metadata.xmp)).toContain("© Ines Morel");
  expect(text(metadata.xmp)).not.toContain(CREDITS.rights);
});

test("a PNG's author is not another person than the caption's", async () => {
  const { metadata } = await exported(await pngOf(CHUNKS), "png-rgb", { ...EDIT, credits: CREDITS });
  expect(metadata.texts?.map(({ keyword }) => keyword)).toEqual(["Title", "Description", "Copyright", "parameters"]);
  expect(text(metadata.xmp)).toMatch(new RegExp(`<dc:creator>.*>${CREDITS.creator}<.*</dc:creator>`));
  expect(text(metadata.xmp)).not.toMatch(/<dc:creator>.*Ines Morel.*<\/dc:creator>/);
});

test.each([
  "exif:GPSLatitude\x0046/1, 31/1",
  "Comment\0GPS 46.5197",
  "Thumb::Image::Width\x006000",
  "exif:Orientation\x006",
])("the text %j is not in an export", async (letters) => {
  const { file } = await exported(await pngOf([{ type: "tEXt", data: latin1(letters) }]), "png-rgb");
  expect(holds(file, latin1(letters))).toBe(false);
});

test("a text with a location stays with the location", async () => {
  const png = await pngOf([{ type: "tEXt", data: latin1("Comment\0GPS 46.5197") }]);
  const { metadata } = await exported(png, "png-rgb", { ...EDIT, keepLocation: true });
  expect(metadata.texts).toEqual([{ keyword: "Comment", text: "GPS 46.5197" }]);
});

test.each(["plain", "png-rgb"] as const)("%s has a JPEG's comment", async (canvas) => {
  const source = withSegments(await photo("plain"), [segment(COM, "By händ\0")]);
  const { metadata } = await exported(source, canvas);
  expect(metadata.texts).toEqual([{ keyword: "Comment", text: "By händ" }]);
});
