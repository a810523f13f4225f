import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { photo, PHOTO_NAMES } from "../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { md5 } from "@matte/pixels";
import { jpeg, latin1 } from "@matte/pixels/testing";
import { packet } from "@matte/metadata/testing";
import { findExtras } from "./collect.ts";
import { EXTENDED_XMP, MPF, XMP } from "@matte/jpeg/segments";
import { segment, withSegments } from "./jpeg/metadata/testing.ts";
import { serialised } from "@matte/png";

const [APP1, APP2, APP11] = [0xe1, 0xe2, 0xeb];
const VIDEO = join([Uint8Array.of(0, 0, 0, 24), latin1("ftypmp42\0\0\0\0mp42isom"), new Uint8Array(300)]);
const MOTION = packet("", 'xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1"');
const GDEPTH = 'xmlns:GDepth="http://ns.google.com/photos/1.0/depthmap/"';
const GUID = md5(latin1("GDepth:Data"));
const MANIFEST = join([
  Uint8Array.of(0, 1, 0, 0, 0, 1, 0, 0, 1, 0),
  latin1("jumb\0\0\0\x1ejumdc2pa\0\x11\0\x10\x80\0\0\xaa\0\x38\x9bq\x03c2pa\0"),
]);

const directory = (semantic: string, bytes: number): Uint8Array =>
  packet(
    `<Container:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary"/></rdf:li>` +
      `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Length="${bytes}"/></rdf:li></rdf:Seq></Container:Directory>`,
    'xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"',
  );

const SMALL = jpeg(16, 16, { sampling: "grey", quality: 80 });
const APPLE = packet(
  "<a:AuxiliaryImageType>urn:com:apple:photo:2020:aux:depth</a:AuxiliaryImageType>",
  'xmlns:a="http://ns.apple.com/pixeldatainfo/1.0/"',
);

/** Multi-Picture index with a picture at an offset from its byte order mark. */
function index(offset: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(10 + 12 + 4 + 32));
  latin1("MM\0*").forEach((byte, at) => view.setUint8(at, byte));
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, 0xb002);
  view.setUint16(12, 7);
  view.setUint32(14, 32);
  view.setUint32(18, 26);
  view.setUint32(26 + 16 + 8, offset);
  return new Uint8Array(view.buffer);
}

describe("extras of a JPEG", () => {
  const plain = photo("plain");
  const appended = async (segments: Parameters<typeof withSegments>[1], tail: Uint8Array = new Uint8Array()) =>
    join([withSegments(await plain, segments), tail]);

  test.each<[string, () => Promise<Uint8Array>, readonly string[]]>([
    ["a motion photo", () => appended([segment(APP1, XMP, MOTION)], VIDEO), ["video"]],
    ["a motion photo whose video was removed", () => appended([segment(APP1, XMP, MOTION)]), []],
    [
      "Samsung's trailer with a video",
      () => appended([], join([latin1("MotionPhoto_Data"), VIDEO, latin1("SEFT")])),
      ["video"],
    ],
    ["Samsung's trailer without a video", () => appended([], latin1("Image_UTC_Data12345SEFT")), []],
    [
      "a depth map among its pictures",
      () => appended([segment(APP1, XMP, directory("Depth", SMALL.length))], SMALL),
      ["depth"],
    ],
    ["a depth map that was removed", () => appended([segment(APP1, XMP, directory("Depth", SMALL.length))]), []],
    [
      "a depth map as text",
      () =>
        appended([
          segment(APP1, XMP, packet("", `${GDEPTH} GDepth:Format="RangeInverse" xmpNote:HasExtendedXMP="${GUID}"`)),
          segment(APP1, `${EXTENDED_XMP}${GUID}\0\0\0\x40\0\0\0\0`, packet("", `${GDEPTH} GDepth:Data="iVBORw0KGgo="`)),
        ]),
      ["depth"],
    ],
    [
      "the description of a depth map that was removed",
      () => appended([segment(APP1, XMP, packet("", `${GDEPTH} GDepth:Near="1"`))]),
      [],
    ],
    ["content credentials", () => appended([segment(APP11, "JP", MANIFEST)]), ["credentials"]],
    ["other JUMBF boxes", () => appended([segment(APP11, "JP", latin1("\0\x01\0\0\0\x01\0\0\0\x10jumb other"))]), []],
    [
      "the address of credentials that were removed",
      () =>
        appended([
          segment(
            APP1,
            XMP,
            packet("", 'xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="self#jumbf=/c2pa/x"'),
          ),
        ]),
      [],
    ],
    [
      "all of them",
      () => appended([segment(APP11, "JP", MANIFEST), segment(APP1, XMP, MOTION)], VIDEO),
      ["video", "credentials"],
    ],
  ])("are found with %s", async (_, file, extras) => {
    expect(findExtras(await file())).toEqual(extras);
  });

  test("include an iPhone's depth map among its pictures", async () => {
    const depth = withSegments(SMALL, [segment(APP1, XMP, APPLE)]);
    const file = async (offset: number): Promise<Uint8Array> => appended([segment(APP2, MPF, index(offset))], depth);
    const whole = await file(0);
    const mark = Buffer.from(whole).indexOf("MM\0*");
    expect(findExtras(await file(whole.length - depth.length - mark))).toEqual(["depth"]);
    expect(findExtras(whole)).toEqual([]);
  });

  test("are found without an exception in damaged files", async () => {
    const source = await appended([segment(APP11, "JP", MANIFEST), segment(APP1, XMP, directory("Depth", 7))], VIDEO);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(source.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(source.length),
        (changes, end) => {
          const damaged = source.slice(0, end);
          for (const [at, value] of changes) damaged[at] = value;
          expect(findExtras(damaged).length).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("a PNG’s and a WebP’s content credentials are found in their chunks", async () => {
  const [png, webp] = [await photo("png-rgb"), await photo("webp-lossy")];
  const end = png.length - 12;
  const chunk = serialised({ type: "caBX", data: MANIFEST });
  expect(findExtras(join([png.subarray(0, end), chunk, png.subarray(end)]))).toEqual(["credentials"]);
  const longer = join([webp, latin1("C2PA\x04\0\0\0jumb")]);
  new DataView(longer.buffer).setUint32(4, longer.length - 8, true);
  expect(findExtras(longer)).toEqual(["credentials"]);
});

test.each(PHOTO_NAMES)("%s has none", async (name) => {
  expect(findExtras(await photo(name))).toEqual([]);
});
