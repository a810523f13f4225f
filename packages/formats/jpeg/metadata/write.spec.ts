import { describe, expect, test } from "vitest";
import { bytes, long, TAG, text as textField } from "../../../../tools/photos/exif/entries.ts";
import { photo } from "../../../../test/photos/index.ts";
import { hasLetters, join } from "@matte/pixels/bytes";
import { probe } from "../../probe.ts";
import { collectMetadata } from "../../collect.ts";
import { composeMetadata, type ExportMetadata } from "@matte/metadata";
import { CREDITS, EDIT, exifBlock, holds, ORDERS, packet, tagsOf, text, utf8 } from "@matte/metadata/testing";
import { md5 } from "@matte/pixels";
import { latin1 } from "@matte/pixels/testing";
import { segment, withSegments } from "./testing.ts";
import { segmentsFor, segmentsLike } from "./segments-for.ts";
import { withMetadata } from "../../testing.ts";
import { EXIF, EXTENDED_XMP, headerSegments, ICC, PHOTOSHOP, XMP } from "@matte/jpeg/segments";

const NOTHING: ExportMetadata = { exif: null, xmp: null, resources: null, density: null };
const [APP0, APP1, APP2, APP11, APP13, APP14, COM] = [0xe0, 0xe1, 0xe2, 0xeb, 0xed, 0xee, 0xfe];

/** Markers in hexadecimal with their content's first letters. */
function outline(jpeg: Uint8Array): string[] {
  return headerSegments(jpeg).map(
    ({ marker, start }) => marker.toString(16) + " " + /^[\w:/. ]*/.exec(text(jpeg.subarray(start, start + 24)))?.[0],
  );
}

describe("written segments", () => {
  test("follow JFIF's and replace the file's own", async () => {
    const own = [
      segment(APP1, EXIF, exifBlock("II")),
      segment(APP1, XMP, packet("")),
      segment(APP13, PHOTOSHOP, latin1("8BIM")),
    ];
    const profile = segment(APP2, `${ICC}\x01\x01`, new Uint8Array(200));
    const file = withSegments(await photo("plain"), [...own, profile]);
    const metadata = composeMetadata(await collectMetadata(file), { ...EDIT, credits: CREDITS });
    expect(outline(withMetadata(file, metadata)).slice(0, 6)).toEqual([
      "e0 JFIF",
      "e1 Exif",
      "e1 http://ns.adobe.com/xap/",
      "ed Photoshop 3.0",
      "e2 ICC_PROFILE",
      expect.stringMatching(/^db/),
    ]);
  });

  test("come first in a file without a JFIF header", async () => {
    const bare = withSegments(await photo("canon-eos-r6"), []);
    expect(outline(withMetadata(bare, { ...NOTHING, exif: exifBlock("MM") }))[0]).toBe("e1 Exif");
  });

  test("leave the picture unchanged", async () => {
    const file = await photo("plain");
    const written = withMetadata(file, { ...NOTHING, exif: exifBlock("MM") });
    expect(written.length).toBe(file.length + exifBlock("MM").length + 10);
    expect(written.subarray(-file.length + 20)).toEqual(file.subarray(20));
  });

  test.each(["plain", "fill-bytes", "trailing-bytes", "progressive-420"] as const)(
    "go with nothing to say into %s",
    async (name) => {
      const written = withMetadata(await photo(name), NOTHING);
      expect(probe(written)).toMatchObject({ status: "photo", header: { exif: null, xmp: null } });
    },
  );
});

describe("extended XMP", () => {
  const tables = Array.from(
    { length: 9 },
    (_, n) => `<dc:table${n}>${String.fromCharCode(97 + n).repeat(30_000)}</dc:table${n}>`,
  ).join("");

  test("holds what does not fit one segment and is read again", async () => {
    const metadata = composeMetadata(
      { ...NOTHING, profile: { kind: "none" }, xmp: packet(tables), extendedXmp: null },
      { ...EDIT, credits: CREDITS },
    );
    const written = withMetadata(await photo("plain"), metadata);
    const main = outline(written).filter((line) => line.startsWith("e1"));
    expect(main.length).toBeGreaterThan(3);
    const carried = await collectMetadata(written);
    expect(text(carried.xmp)).toContain("Ada");
    expect(text(carried.xmp)).toContain(`<xmpNote:HasExtendedXMP>${md5(carried.extendedXmp ?? new Uint8Array())}<`);
    const again = composeMetadata(carried, { ...EDIT, credits: CREDITS });
    const byName = (one: ExportMetadata): unknown =>
      one.xmp?.properties.toSorted((a, b) => (a.local < b.local ? -1 : 1));
    expect(byName(again)).toEqual(byName(metadata));
  });

  const part = packet("<dc:format>x</dc:format>");
  const main = (guid: string): Uint8Array => packet("", `xmpNote:HasExtendedXMP="${guid}"`);
  const piece = (guid: string, from: number, to: number): ReturnType<typeof segment> => {
    const head = new DataView(new ArrayBuffer(8));
    head.setUint32(0, part.length);
    head.setUint32(4, from);
    return segment(APP1, EXTENDED_XMP + guid, join([new Uint8Array(head.buffer), part.subarray(from, to)]));
  };
  const guid = md5(part);

  test.each([
    ["in one piece", guid, [piece(guid, 0, part.length)], true],
    ["in pieces out of order", guid, [piece(guid, 100, part.length), piece(guid, 0, 100)], true],
    [
      "with another's pieces between",
      guid,
      [piece(guid, 0, 100), piece("0".repeat(32), 0, 50), piece(guid, 100, part.length)],
      true,
    ],
    ["lacking a piece", guid, [piece(guid, 0, 100)], false],
    ["named by another GUID", "0".repeat(32), [piece(guid, 0, part.length)], false],
    ["under a GUID that is not its digest", "0".repeat(32), [piece("0".repeat(32), 0, part.length)], false],
  ])("is %s", async (_, name, pieces, whole) => {
    const file = withSegments(await photo("plain"), [segment(APP1, XMP, main(name)), ...pieces]);
    expect((await collectMetadata(file)).extendedXmp).toEqual(whole ? part : null);
  });
});

describe("EXIF that is too large for a segment", () => {
  test.each(ORDERS)("is rewritten without its maker note in byte order %s", (order) => {
    const note = Array.from({ length: 70_000 }, (_, n) => (n * 37) & 255);
    const interoperability = [textField(0x0001, "R98"), long(0x1001, 6000)];
    const exif = exifBlock(order, {
      exif: [bytes(TAG.MakerNote, ...note), textField(TAG.LensModel, "Lens One")],
      interoperability,
      gps: true,
    });
    const [written] = segmentsFor({ ...NOTHING, exif });
    const { MakerNote, ...before } = tagsOf(exif);
    const after = tagsOf(written?.payload.subarray(6) ?? new Uint8Array());
    const values = (tags: Record<string, unknown>): unknown =>
      Object.fromEntries(Object.entries(tags).filter(([name]) => !name.endsWith("Pointer")));
    expect(MakerNote).toBeDefined();
    expect(values(after)).toEqual(values(before));
    expect(written?.payload.length).toBeLessThan(2000);
  });

  test("is omitted if that does not suffice", () => {
    const exif = exifBlock("II", { exif: [bytes(0x9286, ...new Uint8Array(70_000))] });
    expect(segmentsFor({ ...NOTHING, exif })).toEqual([]);
  });
});

test("image resources that are too large for a segment continue in further ones", async () => {
  const head = join([latin1("8BIM\x03\xed\0\0"), Uint8Array.of(0, 2, 0, 0)]);
  const resources = join([head, new Uint8Array(0x20000).fill(7)]);
  const written = withMetadata(await photo("plain"), { ...NOTHING, resources });
  expect(outline(written).filter((line) => line.startsWith("ed"))).toHaveLength(3);
  expect((await collectMetadata(written)).resources).toEqual(resources);
});

test("a lossless export keeps JFIF, profile, Adobe header and comments, but nothing that depends on offsets or signatures", async () => {
  const kept = [
    segment(APP2, `${ICC}\x01\x02`, utf8("one")),
    segment(APP2, `${ICC}\x02\x02`, utf8("two")),
    segment(APP14, "Adobe", new Uint8Array(7)),
    segment(COM, "By h\xe4nd"),
  ];
  const left = [
    segment(APP0, "JFXX\0"),
    segment(APP1, EXIF, exifBlock("II")),
    segment(APP2, "MPF\0"),
    segment(APP2, "FPXR\0"),
    segment(APP2, "urn:iso:std:iso:ts:21496:-1\0"),
    segment(APP11, "JP"),
    segment(APP13, PHOTOSHOP),
    segment(0xe4, "SEFT"),
  ];
  const file = withSegments(await photo("plain"), [...left, ...kept]);
  const { texts = [] } = await collectMetadata(file);
  const metadata = { ...NOTHING, exif: exifBlock("MM") };
  const [first, ...rest] = segmentsLike(file, { ...metadata, texts });
  expect(first && hasLetters(first.payload, 0, "JFIF\0")).toBe(true);
  expect(rest).toEqual([...segmentsFor(metadata), kept.at(-1), ...kept.slice(0, -1)]);
});

test("a profile in several segments is collected as one", async () => {
  const two = [segment(APP2, `${ICC}\x02\x02`, utf8("two")), segment(APP2, `${ICC}\x01\x02`, utf8("one"))];
  const { profile } = await collectMetadata(withSegments(await photo("plain"), two));
  expect(profile).toEqual({ kind: "icc", bytes: utf8("onetwo") });
});

test("pictures that a phone appended are not carried", async () => {
  const secret = utf8("secret film");
  const file = join([withSegments(await photo("iphone-15-pro"), [segment(APP2, "MPF\0")]), secret]);
  const metadata = composeMetadata(await collectMetadata(file), EDIT);
  expect(holds(withMetadata(await photo("plain"), metadata), secret)).toBe(false);
});
