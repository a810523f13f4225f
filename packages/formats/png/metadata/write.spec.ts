import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { photo } from "../../../../test/photos/index.ts";
import { hasLetters, join, letters, u32be } from "@matte/pixels/bytes";
import { chunks, crc32 } from "@matte/png";
import { probe } from "../../probe.ts";
import { collectMetadata } from "../../collect.ts";
import { type CarriedMetadata, composeMetadata } from "@matte/metadata";
import { CREDITS, EDIT, exifBlock, packet, text } from "@matte/metadata/testing";
import { latin1 } from "@matte/pixels/testing";
import { withMetadata } from "../../testing.ts";
import { pngWith } from "./write.ts";

const NOTHING: CarriedMetadata = {
  exif: null,
  xmp: null,
  extendedXmp: null,
  resources: null,
  profile: { kind: "none" },
};

function types(png: Uint8Array): string[] {
  return [...chunks(png)].map(({ type }) => type);
}

function expectSound(png: Uint8Array): void {
  for (const { from, end } of chunks(png)) expect(u32be(png, end)).toBe(crc32(png.subarray(from + 4, end)));
}

describe("written chunks", () => {
  test("precede the picture with their CRCs and leave the rest unchanged", async () => {
    const png = await photo("png-rgb");
    const metadata = composeMetadata({ ...NOTHING, exif: exifBlock("II") }, { ...EDIT, credits: CREDITS });
    const written = withMetadata(png, metadata);
    expectSound(written);
    expect(types(written).slice(0, 4)).toEqual(["IHDR", "eXIf", "iTXt", "IDAT"]);
    expect(join(pngWith(written, []))).toEqual(png);
  });

  test("replace the file's own", async () => {
    const own = [
      { type: "eXIf", data: exifBlock("MM") },
      { type: "iTXt", data: latin1("XML:com.adobe.xmp\0\0\0\0\0<x/>") },
      { type: "tEXt", data: latin1("Raw profile type exif\0\nexif\n 2\n4949\n") },
    ];
    const others = [
      { type: "tEXt", data: latin1("Comment\0by hand") },
      { type: "iTXt", data: latin1("Comment\0\0\0\0\0by hand") },
      { type: "gAMA", data: Uint8Array.of(0, 0, 0xb1, 0x8f) },
    ];
    const png = join(pngWith(await photo("png-rgb"), [...own, ...others]));
    const written = withMetadata(png, composeMetadata(await collectMetadata(png), EDIT));
    expectSound(written);
    expect(types(written).slice(0, 6)).toEqual(["IHDR", "gAMA", "eXIf", "tEXt", "tEXt", "IDAT"]);
  });

  test("precede palettes and 16-bit pictures as well", async () => {
    for (const name of ["png-palette-transparent", "png-16-bit", "png-transparent", "png-grey"] as const) {
      const png = await photo(name);
      const before = probe(png);
      const after = probe(withMetadata(png, composeMetadata({ ...NOTHING, exif: exifBlock("II") }, EDIT)));
      expect(after).toMatchObject({
        status: "photo",
        header: before.status === "photo" ? { coded: before.header.coded, alpha: before.header.alpha } : {},
      });
    }
  });

  test("hold large XMP in one piece", async () => {
    const xmp = packet(`<dc:table>${"a".repeat(200_000)}</dc:table>`);
    const written = withMetadata(await photo("png-rgb"), composeMetadata({ ...NOTHING, xmp }, EDIT));
    expectSound(written);
    expect(text((await collectMetadata(written)).xmp)).toContain("a".repeat(200_000));
  });

  test("contain as XMP what only IPTC had", async () => {
    const iptc = latin1("\x1c\x02\x50\0\x03Ada\x1c\x02\x19\0\x03sea\x1c\x02\x19\0\x03sky\x1c\x02\x74\0\x06\xa9 mine");
    const written = withMetadata(
      await photo("png-rgb"),
      composeMetadata({ ...NOTHING, resources: iptc, xmp: packet("", 'xmp:Rating="4"') }, EDIT),
    );
    const xmp = text((await collectMetadata(written)).xmp);
    for (const value of [">4<", "<rdf:li>Ada<", "<rdf:li>sea<", "<rdf:li>sky<", "© mine"]) expect(xmp).toContain(value);
  });
});

describe("metadata in text chunks of editors", () => {
  const hex = (data: Uint8Array): string =>
    Buffer.from(data)
      .toString("hex")
      .replace(/(.{72})/g, "$1\n");
  const profile = (name: string, data: Uint8Array): string =>
    `\n${name}\n${String(data.length).padStart(8)}\n${hex(data)}\n`;
  const tEXt = (name: string, data: Uint8Array) => ({
    type: "tEXt",
    data: latin1(`Raw profile type ${name}\0${profile(name, data)}`),
  });
  const zTXt = (name: string, data: Uint8Array) => ({
    type: "zTXt",
    data: join([latin1(`Raw profile type ${name}\0\0`), deflateSync(latin1(profile(name, data)))]),
  });
  const exif = exifBlock("II");
  const withPrefix = join([latin1("Exif\0\0"), exif]);
  const iptc = latin1("8BIM\x04\x04\0\0\0\0\0\x08\x1c\x02\x50\0\x03Ada");
  const xmp = packet("", 'xmp:Rating="4"');
  const international = (compressed: boolean): Uint8Array =>
    join([latin1(`XML:com.adobe.xmp\0${compressed ? "\x01" : "\0"}\0\0\0`), compressed ? deflateSync(xmp) : xmp]);

  test.each([
    ["EXIF, deflated", zTXt("exif", withPrefix), { exif }],
    ["EXIF, as it is", tEXt("exif", withPrefix), { exif }],
    ["EXIF, by its segment", zTXt("APP1", withPrefix), { exif }],
    ["EXIF without the identifier", zTXt("exif", exif), { exif }],
    ["IPTC", zTXt("iptc", iptc), { resources: iptc }],
    ["XMP", zTXt("xmp", xmp), { xmp }],
    ["XMP, deflated", { type: "iTXt", data: international(true) }, { xmp }],
    ["XMP, as it is", { type: "iTXt", data: international(false) }, { xmp }],
    ["another profile", zTXt("8bim-like", exif), {}],
    ["EXIF with digits missing", { type: "tEXt", data: latin1("Raw profile type exif\0\nexif\n      99\n4949\n") }, {}],
    ["EXIF that does not inflate", { type: "zTXt", data: latin1("Raw profile type exif\0\0nonsense") }, {}],
    ["EXIF with no more than a name", { type: "zTXt", data: latin1("Raw profile type exif") }, {}],
    ["XMP with no more than a name", { type: "iTXt", data: latin1("XML:com.adobe.xmp\0") }, {}],
  ])("is collected from %s", async (_, chunk, expected) => {
    const png = join(pngWith(await photo("png-rgb"), [chunk]));
    expect(await collectMetadata(png)).toEqual({ ...NOTHING, ...expected });
  });

  test("has lower precedence than eXIf", async () => {
    const png = join(pngWith(await photo("png-rgb"), [zTXt("exif", exifBlock("MM")), { type: "eXIf", data: exif }]));
    expect((await collectMetadata(png)).exif).toEqual(exif);
  });
});

test("the EXIF of a WebP is collected with and without JPEG's identifier", async () => {
  const webp = await photo("webp-orientation-6");
  const { exif } = await collectMetadata(webp);
  expect(letters(exif ?? webp, 0, 2)).toBe("II");
  const at = Buffer.from(webp).indexOf("EXIF") + 8;
  webp.set(latin1("Exif\0\0"), at);
  const prefixed = (await collectMetadata(webp)).exif;
  expect(prefixed && hasLetters(prefixed, 0, "Exif")).toBe(false);
});
