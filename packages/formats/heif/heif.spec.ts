import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { latin } from "../../../tools/photos/bytes.ts";
import {
  box,
  codePoints,
  fullBox,
  type HeifItemPlan,
  iccProfile,
  metadataItems,
  pictureProperties,
  short,
  transforms,
  writeHeif,
} from "../../../tools/photos/heif/writer.ts";
import { type Orientation, ORIENTATIONS } from "../../../tools/photos/orientation.ts";
import type { PhotoHeader, PhotoProbe } from "../header.ts";
import { exifBlock } from "@matte/metadata/testing";
import { collectMetadata, findExtras } from "../collect.ts";
import { probe } from "../probe.ts";

const SIZE = { width: 400, height: 300 };
const DATA = Uint8Array.of(1, 2, 3, 4);

function picture(properties = pictureProperties(SIZE, [8, 8, 8])): HeifItemPlan {
  return { type: "av01", data: DATA, properties };
}

function auxiliary(urn: string): HeifItemPlan {
  const kind = fullBox("auxC", 0, latin(`${urn}\0`));
  return { type: "av01", data: DATA, properties: [kind], references: [{ type: "auxl", to: [0] }] };
}

function avif(...items: readonly HeifItemPlan[]): Uint8Array<ArrayBuffer> {
  return writeHeif(["avif", "mif1"], items);
}

function headerOf(file: Uint8Array): PhotoHeader {
  const found = probe(file);
  if (found.status !== "photo") throw new Error(found.status);
  return found.header;
}

test("a picture's header has its size, samples and no profile", () => {
  expect(headerOf(avif(picture(pictureProperties(SIZE, [10, 10, 10]))))).toMatchObject({
    kind: "avif",
    coded: SIZE,
    orientation: 1,
    precision: 10,
    components: 3,
    alpha: false,
    profile: { kind: "none" },
    exif: null,
  });
});

test.each(ORIENTATIONS)("transforms are read as orientation %i, whatever EXIF says", (orientation) => {
  const item = picture([...pictureProperties(SIZE, [8]), ...transforms(orientation)]);
  const exif = exifBlock("II", {});
  expect(headerOf(avif(item, ...metadataItems(exif, undefined)))).toMatchObject({ orientation, components: 1 });
});

/** Transforms the picture's first corner; result in halves of its sides. */
function cornerAfter(steps: readonly Uint8Array[]): readonly [number, number] {
  let [x, y] = [-1, -1];
  for (const step of steps) {
    const value = step[8] ?? 0;
    if (latin("irot").every((letter, at) => step[4 + at] === letter))
      for (let turn = 0; turn < value; turn += 1) [x, y] = [y, -x];
    else if (value === 0) y = -y;
    else x = -x;
  }
  return [x, y];
}

/** Corner of the first row and column by EXIF orientation, CIPA DC-008 §4.6.4.1. */
const FIRST_CORNERS: Readonly<Record<Orientation, readonly [number, number]>> = {
  1: [-1, -1],
  2: [1, -1],
  3: [1, 1],
  4: [-1, 1],
  5: [-1, -1],
  6: [1, -1],
  7: [1, 1],
  8: [-1, 1],
};

test("any sequence of transforms is read as one orientation", () => {
  const step = fc.tuple(fc.constantFrom("irot", "imir"), fc.nat(3)).map(([type, value]) => {
    return box(type, Uint8Array.of(type === "irot" ? value : value & 1));
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      const { orientation } = headerOf(avif(picture([...pictureProperties(SIZE, [8]), ...steps])));
      expect(FIRST_CORNERS[orientation as Orientation]).toEqual(cornerAfter(steps));
    }),
  );
});

test.each([
  ["an ICC profile", [iccProfile(Uint8Array.of(7, 7))], { kind: "icc", bytes: Uint8Array.of(7, 7) }],
  ["code points", [codePoints(12, 13, 0)], { kind: "cicp", primaries: 12, transfer: 13 }],
  ["code points and a profile", [codePoints(9, 16, 9), iccProfile(DATA)], { kind: "icc", bytes: DATA }],
  ["unspecified code points", [codePoints(2, 2, 2)], { kind: "none" }],
])("the colour profile is read from %s", (_, colours, profile) => {
  expect(headerOf(avif(picture([...pictureProperties(SIZE, [8]), ...colours]))).profile).toEqual(profile);
});

test.each([
  ["av1C", [0x81, 0x20, 0x00, 0], { precision: 8, components: 3 }],
  ["av1C", [0x81, 0x20, 0x40, 0], { precision: 10, components: 3 }],
  ["av1C", [0x81, 0x20, 0x70, 0], { precision: 12, components: 1 }],
  ["hvcC", [...new Uint8Array(16), 0xfd, 0xfa], { precision: 10, components: 3 }],
])("samples are read from %s %o without pixi", (type, content, samples) => {
  const [size = DATA] = pictureProperties(SIZE, []);
  expect(headerOf(avif(picture([size, box(type, Uint8Array.from(content))])))).toMatchObject(samples);
});

test("an alpha picture makes a photo transparent, and a depth map is an extra", () => {
  const file = avif(picture(), auxiliary("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"));
  expect(headerOf(file).alpha).toBe(true);
  expect(findExtras(file)).toEqual([]);
  const deep = avif(picture(), auxiliary("urn:mpeg:hevc:2015:auxid:2"));
  expect(headerOf(deep).alpha).toBe(false);
  expect(findExtras(deep)).toEqual(["depth"]);
});

test("a video and content credentials are extras", () => {
  const manifest = box("uuid", Buffer.from("d8fec3d61b0e483c92975828877ec481", "hex"));
  const parts = [avif(picture()), manifest, box("mpvd", DATA)];
  expect(findExtras(Buffer.concat(parts))).toEqual(["video", "credentials"]);
});

test("EXIF and XMP are collected from one place or several", async () => {
  const exif = exifBlock("MM", {});
  const file = avif(picture(), ...metadataItems(exif, "<x:xmpmeta/>"));
  const header = headerOf(file);
  expect(file.subarray(header.exif?.start, header.exif?.end)).toEqual(exif);
  expect(await collectMetadata(file)).toMatchObject({ exif, xmp: new TextEncoder().encode("<x:xmpmeta/>") });
  const split = inTwoPlaces(file, 2);
  expect(headerOf(split).exif).toBeNull();
  expect(await collectMetadata(split)).toMatchObject({ exif });
});

test("a packet about another picture is not the photo's", async () => {
  const about = (position: number, xmp: string): HeifItemPlan => {
    const references = [{ type: "cdsc", to: [position] }];
    return { type: "mime", entry: "application/rdf+xml\0", data: new TextEncoder().encode(xmp), references };
  };
  const map = auxiliary("urn:com:apple:photo:2020:aux:hdrgainmap");
  const xmp = new TextEncoder().encode("<photo/>");
  expect(await collectMetadata(avif(picture(), map, about(1, "<map/>")))).toMatchObject({ xmp: null });
  expect(await collectMetadata(avif(picture(), map, about(1, "<map/>"), about(0, "<photo/>")))).toMatchObject({ xmp });
  expect(headerOf(avif(picture(), map, about(1, "<map/>"))).xmp).toBeNull();
});

/** Rewrites the locations so that an item's data are in two places. */
function inTwoPlaces(file: Uint8Array<ArrayBuffer>, item: number): Uint8Array<ArrayBuffer> {
  const at = Buffer.from(file.buffer).indexOf("iloc");
  const view = new DataView(file.buffer);
  const count = view.getUint16(at + 10);
  const rows = Array.from({ length: count }, (_, index) => {
    const [start, length] = [view.getUint32(at + 18 + index * 14), view.getUint32(at + 22 + index * 14)];
    const halves = index + 1 === item ? [start, 20, start + 20, length - 20] : [start, length];
    const numbers = halves.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value]);
    return Buffer.concat([short(index + 1), short(0), short(halves.length / 2), Uint8Array.from(numbers)]);
  });
  // A second item list at the end replaces the first: `meta` may be anywhere.
  const meta = Buffer.from(file.buffer).indexOf("meta") - 4;
  const iloc = fullBox("iloc", 0, Uint8Array.of(0x44, 0), short(count), ...rows);
  const rest = file.slice(meta + 12, at - 4);
  const free = file.slice();
  free.set(latin("free"), meta + 4);
  return Uint8Array.from(Buffer.concat([free, fullBox("meta", 0, rest, iloc)]));
}

describe("the status is", () => {
  const head = box("ftyp", latin("avif\0\0\0\0avifmif1"));
  const cases: readonly (readonly [string, Uint8Array, PhotoProbe])[] = [
    ["truncated where the file ends after its brands", head, { status: "truncated", coded: null }],
    [
      "truncated, with its size, where the picture's data are missing",
      avif(picture()).slice(0, -2),
      { status: "truncated", coded: SIZE },
    ],
    ["corrupt without a size", avif(picture([])), { status: "corrupt", reason: "no size of a primary picture" }],
    [
      "unsupported for a file of moving pictures only",
      Buffer.concat([head, box("moov", DATA)]),
      { status: "unsupported", type: "animated AVIF" },
    ],
  ];
  test.each(cases)("%s", (_, file, expected) => {
    expect(probe(file)).toEqual(expected);
  });
});

test("a photo cut anywhere is truncated or corrupt, never a photo", async () => {
  const whole = await photo("avif-exif");
  fc.assert(
    fc.property(fc.integer({ min: 24, max: whole.length - 1 }), (length) => {
      expect(["truncated", "corrupt"]).toContain(probe(whole.slice(0, length)).status);
    }),
  );
});
