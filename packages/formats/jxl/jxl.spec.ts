import { cameraTags } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { JXL_XMP } from "../../../tools/photos/catalogue/jxl-photos.ts";
import { latin } from "../../../tools/photos/bytes.ts";
import { box } from "../../../tools/photos/heif/writer.ts";
import { JXL_PICTURE } from "../../../tools/photos/jxl/picture.ts";
import type { PhotoHeader } from "../header.ts";
import { collectMetadata, findExtras } from "../collect.ts";
import { probe } from "../probe.ts";
import { readPosition } from "../read-position.ts";
import { readTags } from "../read-tags.ts";

/** Writes fields from the least significant bit, then zeros. */
function codestream(...fields: readonly (readonly [bits: number, value: number])[]): Uint8Array<ArrayBuffer> {
  const bits = fields.flatMap(([count, value]) => Array.from({ length: count }, (_, bit) => (value >> bit) & 1));
  const bytes = new Uint8Array(200);
  bytes.set([0xff, 0x0a]);
  for (const [at, bit] of bits.entries()) bytes[2 + (at >> 3)] = (bytes[2 + (at >> 3)] ?? 0) | (bit << (at & 7));
  return bytes;
}

const SMALL = [
  [1, 1],
  [5, 3],
  [3, 0],
  [5, 7],
] as const;

test.each([
  ["multiples of 8", SMALL, { width: 64, height: 32 }],
  [
    "16:9",
    [
      [1, 0],
      [2, 1],
      [13, 1079],
      [3, 5],
    ] as const,
    { width: 1920, height: 1080 },
  ],
  [
    "5:4",
    [
      [1, 0],
      [2, 0],
      [9, 399],
      [3, 6],
    ] as const,
    { width: 500, height: 400 },
  ],
  [
    "any size",
    [
      [1, 0],
      [2, 1],
      [13, 3999],
      [3, 0],
      [2, 2],
      [18, 8999],
    ] as const,
    { width: 9000, height: 4000 },
  ],
])("the size is read from %s", (_, fields, coded) => {
  expect(probe(codestream(...fields, [1, 1]))).toMatchObject({ status: "photo", header: { coded, orientation: 1 } });
});

test.each([
  ["sRGB", [[1, 1]] as const, { kind: "none" }],
  [
    "Display P3",
    [
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [4, 9],
      [1, 0],
      [2, 2],
      [4, 11],
    ] as const,
    { primaries: 12, transfer: 13 },
  ],
  [
    "BT.2100 PQ",
    [
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [4, 7],
      [1, 0],
      [2, 2],
      [4, 14],
    ] as const,
    { primaries: 9, transfer: 16 },
  ],
  [
    "any ICC profile",
    [
      [1, 0],
      [1, 1],
      [2, 0],
    ] as const,
    { primaries: 12 },
  ],
])("colour and 10 bits with alpha are read for %s", (_, colour, profile) => {
  // No default, no extra fields, 10-bit integers, 16-bit buffers, one default alpha channel, XYB.
  const fields = [
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 1],
    [1, 1],
    [2, 1],
    [1, 1],
    [1, 1],
  ] as const;
  expect(probe(codestream(...SMALL, ...fields, ...colour))).toMatchObject({
    header: { precision: 10, alpha: true, profile },
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("orientation %i is read from a file of libjxl", (orientation) => {
  const file = JXL_PICTURE.slice();
  file[4] = ((file[4] ?? 0) & 0xf8) | (orientation - 1);
  expect(probe(file)).toMatchObject({ header: { orientation, coded: { width: 64, height: 96 }, precision: 8 } });
});

test("a container has the metadata of its boxes, and a codestream in parts", async () => {
  const file = await photo("jxl-container");
  expect(probe(file)).toMatchObject({ header: { orientation: 6, profile: { primaries: 12, transfer: 13 } } });
  const both = Uint8Array.from(Buffer.concat([file, box("xml ", latin("<x:xmpmeta/>"))]));
  expect(await collectMetadata(both)).toMatchObject({ xmp: latin("<x:xmpmeta/>") });
  expect((await collectMetadata(both)).exif?.subarray(0, 2)).toEqual(latin("MM"));
});

describe("an extra of a JPEG XL is", () => {
  const manifest = (type: string): Uint8Array => box("jumb", box("jumd", latin(type), new Uint8Array(13)));
  /** 8 x 8 picture in `transfer`'s colours, with a depth channel if `channels` is 1. */
  const picture = (transfer: number, channels: 0 | 1): Uint8Array =>
    box(
      "jxlc",
      codestream(
        ...([
          [1, 1],
          [5, 0],
          [3, 1],
        ] as const),
        ...([
          [1, 0],
          [1, 0],
          [1, 0],
          [2, 0],
          [1, 1],
        ] as const),
        ...(channels === 0
          ? ([[2, 0]] as const)
          : ([
              [2, 1],
              [1, 0],
              [2, 1],
              [1, 0],
              [2, 0],
              [2, 0],
              [2, 0],
            ] as const)),
        ...([
          [1, 1],
          [1, 0],
          [1, 0],
          [2, 0],
          [2, 1],
          [2, 1],
          [1, 0],
          [2, 2],
          [4, transfer - 2],
        ] as const),
      ),
    );
  const container = (...boxes: readonly Uint8Array[]): Uint8Array =>
    Buffer.concat([box("JXL ", latin("\r\n\x87\n")), box("ftyp", latin("jxl \0\0\0\0jxl ")), ...boxes]);

  test.each([
    ["none of a picture alone", [picture(13, 0)], []],
    ["a gain map", [picture(13, 0), box("jhgm", new Uint8Array(9))], ["gain-map"]],
    ["no gain map of a picture in PQ, whose own HDR is reported as lost", [picture(16, 0), box("jhgm")], []],
    ["a channel of depth", [picture(13, 1)], ["depth"]],
    ["a manifest store of C2PA", [picture(13, 0), manifest("c2pa")], ["credentials"]],
    ["no other box of JUMBF", [picture(13, 0), manifest("json")], []],
  ] as const)("%s", (_, boxes, extras) => {
    const file = container(...boxes);
    expect(probe(file)).toMatchObject({ status: "photo", header: { coded: { width: 8, height: 8 }, precision: 8 } });
    expect(findExtras(file)).toEqual(extras);
  });
});

test("EXIF and XMP that are compressed by Brotli are those of plain boxes", async () => {
  const plain = await photo("jxl-container");
  const packed = await photo("jxl-brotli");
  expect((await collectMetadata(packed)).exif).toEqual((await collectMetadata(plain)).exif);
  expect((await collectMetadata(packed)).xmp).toEqual(latin(JXL_XMP));
  expect(await readPosition(packed)).toEqual(await readPosition(plain));
  const [one, other] = [headerOf(plain), headerOf(packed)];
  expect(other).toMatchObject({ exif: null, xmp: null });
  expect(await readTags(packed, other, cameraTags())).toEqual(await readTags(plain, one, cameraTags()));
  expect(findExtras(Buffer.concat([packed, box("brob", latin("jumb"), new Uint8Array(3))]))).toEqual(["credentials"]);
});

test("compressed metadata that are damaged are left out", async () => {
  const packed = (await photo("jxl-brotli")).slice();
  const at = Buffer.from(packed).indexOf("brobExif") + 8;
  packed.fill(0xff, at, at + 40);
  expect(probe(packed).status).toBe("photo");
  expect(await collectMetadata(packed)).toMatchObject({ exif: null, xmp: latin(JXL_XMP) });
});

function headerOf(file: Uint8Array): PhotoHeader {
  const found = probe(file);
  if (found.status !== "photo") throw new Error(found.status);
  return found.header;
}

describe("the status is", () => {
  test("truncated for a container that is cut anywhere after its brands", async () => {
    const file = await photo("jxl-container");
    fc.assert(
      fc.property(fc.integer({ min: 41, max: file.length - 1 }), (length) => {
        expect(["truncated", "corrupt"]).toContain(probe(file.slice(0, length)).status);
      }),
    );
  });

  test("corrupt without a codestream", () => {
    const boxes = [box("JXL ", latin("\r\n\x87\n")), box("jxlc", new Uint8Array(100))];
    expect(probe(Buffer.concat(boxes)).status).toBe("corrupt");
  });
});
