/** Texts from one structure: XMP, IPTC, comments, and single EXIF words. */
import { join } from "@matte/pixels/bytes";
import { packet, utf8 } from "@matte/metadata/testing";
import { latin1, long } from "../../heif/write-boxes.ts";
import { jpeg, png, pngWithXmp, repeated, shorts, type Structure } from "./structure.ts";

const TEXT = new TextDecoder();
const [APP1, APP13, COM] = [0xe1, 0xed, 0xfe] as const;

function xmp(properties: string, attributes = ""): Uint8Array<ArrayBuffer> {
  return pngWithXmp(TEXT.decode(packet(properties, attributes)));
}

const lines = (count: number, make: (index: number) => string): string => repeated(count, make).join("");

function property(content: string): string {
  return `<dc:description><rdf:Alt><rdf:li>${content}</rdf:li></rdf:Alt></dc:description>`;
}

function dataset(number: number, text: string): Uint8Array<ArrayBuffer> {
  return join([Uint8Array.of(0x1c, 2, number), shorts(text.length), latin1(text)]);
}

/** Splits Photoshop resources into segments up to 60,000 bytes. */
function resources(bytes: Uint8Array): Uint8Array[] {
  const pieces = repeated(Math.ceil(bytes.length / 60_000), (index) =>
    bytes.subarray(index * 60_000, (index + 1) * 60_000),
  );
  return pieces.map((piece) => join([latin1("Photoshop 3.0\0"), piece]));
}

export const TEXT_STRUCTURES: readonly Structure[] = [
  {
    title: "attributes of an element of XMP",
    units: 5000,
    file: (units) =>
      xmp(
        "",
        lines(units, (index) => ` dc:a${index}=""`),
      ),
  },
  {
    title: "attributes of many elements of XMP",
    units: 500,
    file: (units) => xmp(lines(units, (index) => `<dc:a${index} dc:a="" dc:b=""/>`)),
  },
  { title: "elements of XMP", units: 1000, file: (units) => xmp(lines(units, (index) => `<dc:a${index}/>`)) },
  {
    title: "keywords in XMP",
    units: 1500,
    file: (units) =>
      xmp(`<dc:subject><rdf:Bag>${lines(units, (index) => `<rdf:li>${index}</rdf:li>`)}</rdf:Bag></dc:subject>`),
  },
  {
    title: "namespaces of XMP",
    units: 2000,
    file: (units) =>
      xmp(
        lines(units, (index) => `<xmlns:a${index} xmlns:xml${index}="u${index}"/>`.replace("<xmlns:", `<xml${index}:`)),
      ),
  },
  {
    title: "namespaces of an element of XMP",
    units: 2500,
    file: (units) =>
      xmp(
        "",
        lines(units, (index) => ` xmlns:p${index}="u${index}"`),
      ),
  },
  { title: "line ends in XMP", units: 25_000, file: (units) => xmp(property("\r".repeat(units))) },
  { title: "entities in XMP", units: 12_500, file: (units) => xmp(property("&amp;".repeat(units))) },
  {
    title: "elements of a broken packet of XMP",
    units: 1000,
    file: (units) => xmp(`<dc:x>${lines(units, (index) => `<dc:a${index}>`)}`),
  },
  {
    title: "declarations and attributes of a broken packet of XMP",
    units: 750,
    file: (units) =>
      xmp(
        "<dc:x>",
        lines(units, (index) => ` xmlns:p${index}="u${index}" dc:a${index}=""`),
      ),
  },
  { title: "spaces in a broken packet of XMP", units: 25_000, file: (units) => xmp(`<dc:x ${" ".repeat(units)}`) },
  {
    title: "pieces of extended XMP",
    units: 750,
    file: (units, plain) => {
      const guid = "0123456789ABCDEF0123456789ABCDEF";
      const main = join([latin1("http://ns.adobe.com/xap/1.0/\0"), packet("", `xmpNote:HasExtendedXMP="${guid}"`)]);
      const head = latin1(`http://ns.adobe.com/xmp/extension/\0${guid}`);
      const pieces = repeated(units, (index) => join([head, long(units), long(units - index), latin1("x")]));
      return jpeg(plain, APP1, [main, ...pieces]);
    },
  },
  {
    title: "keywords in IPTC",
    units: 2500,
    file: (units, plain) => {
      const data = join(repeated(units, (index) => dataset(25, String(index))));
      const head = join([latin1("8BIM"), shorts(0x0404), shorts(0), long(data.length)]);
      return jpeg(plain, APP13, resources(join([head, data])));
    },
  },
  {
    title: "resources of Photoshop",
    units: 1500,
    file: (units, plain) => {
      const empty = join([latin1("8BIM"), shorts(0x0404), shorts(0), long(0)]);
      return jpeg(plain, APP13, resources(join(repeated(units, () => empty))));
    },
  },
  {
    title: "comments",
    units: 750,
    file: (units, plain) =>
      jpeg(
        plain,
        COM,
        repeated(units, () => utf8("a comment")),
      ),
  },
  {
    title: "texts of a PNG",
    units: 750,
    file: (units) => png(...repeated(units, () => ({ type: "tEXt", data: latin1("Title\0words of the title") }))),
  },
  {
    title: "letters of a text of a PNG",
    units: 20_000,
    file: (units) => png({ type: "tEXt", data: latin1(`Description\0${"a ".repeat(units)}`) }),
  },
  {
    title: "digits of a raw profile in a PNG",
    units: 25_000,
    file: (units) =>
      png({ type: "tEXt", data: latin1(`Raw profile type xmp\0\nxmp\n ${units}\n${"2 0\n".repeat(units)}`) }),
  },
];
