import { short, TAG, text } from "../../../tools/photos/exif/entries.ts";
import { join, NO_PROFILE } from "@matte/pixels/bytes";
import { exifBlock } from "../exif/testing.ts";
import { type Dataset, writeDatasets } from "../iptc/datasets.ts";
import { iptcResource, type Resource, writeResources } from "../iptc/resources.ts";
import { latin1 } from "@matte/pixels/testing";
import { packet, utf8 } from "../testing/edits.ts";
import type { CarriedMetadata } from "../types.ts";

const NAMESPACES = `xmlns:iptc="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"`;

const alternative = (name: string, value: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${value}</rdf:li></rdf:Alt></${name}>`;
const list = (name: string, kind: string, ...values: readonly string[]): string =>
  `<${name}><rdf:${kind}>${values.map((value) => `<rdf:li>${value}</rdf:li>`).join("")}</rdf:${kind}></${name}>`;

/** All words, as Lightroom writes them. */
export const XMP = packet(
  [
    alternative("dc:title", "Dunes &amp; sand"),
    alternative("dc:description", "Sand\nat noon"),
    "<iptc:AltTextAccessibility><rdf:Alt><rdf:li xml:lang='de'>Dünen</rdf:li><rdf:li xml:lang='x-default'>Dunes, footprints</rdf:li></rdf:Alt></iptc:AltTextAccessibility>",
    alternative("dc:rights", "© Ines Morel"),
    list("dc:creator", "Seq", "Ines Morel", "Bo Lund"),
    list("dc:subject", "Bag", "sand", "wind"),
    "<photoshop:Headline>Over the dunes</photoshop:Headline>",
    "<photoshop:Credit>Agency</photoshop:Credit>",
    "<photoshop:DateCreated>2024-06-01T18:30:00+02:00</photoshop:DateCreated>",
    "<iptc:Location>Erg Chebbi</iptc:Location>",
  ].join(""),
  `${NAMESPACES} xmp:Rating="4" photoshop:City="Merzouga" photoshop:State="Drâa" photoshop:Country="Morocco"`,
);

export function xmpWith(properties: string, attributes = ""): Uint8Array {
  return packet(properties, `${NAMESPACES} ${attributes}`);
}

/** Encodes datasets for record 2, in UTF-8. */
export function datasets(values: readonly (readonly [number, string])[]): Uint8Array {
  const record = values.map(([number, value]): Dataset => ({ record: 2, number, data: utf8(value) }));
  return writeDatasets([{ record: 1, number: 90, data: Uint8Array.of(0x1b, 0x25, 0x47) }, ...record]);
}

/** All words, as Photo Mechanic writes them. */
export const IPTC = datasets([
  [5, "Zürich at night"],
  [105, "Lights"],
  [120, "The river"],
  [80, "Ada Lind"],
  [110, "Lind Press"],
  [116, "© Ada Lind"],
  [90, "Zürich"],
  [95, "ZH"],
  [101, "Switzerland"],
  [92, "Limmatquai"],
  [25, "river"],
  [25, "night"],
  [55, "20231224"],
  [60, "221500+0100"],
]);

/** @param digest IPTC's MD5 when Photoshop last saved the file */
export function resources(iptc: Uint8Array, digest?: Uint8Array): Uint8Array {
  return writeResources([iptcResource(iptc), ...(digest === undefined ? [] : [digestResource(digest)])]);
}

function digestResource(data: Uint8Array): Resource {
  const head = join([latin1("8BIM\x04\x25\0\0"), Uint8Array.of(0, 0, 0, data.length)]);
  return { id: 0x0425, head, data };
}

export function exifWith(description: string, artist = "Cy Twain", date = "2022:02:03 04:05:06"): Uint8Array {
  return exifBlock("II", {
    ifd0: [
      text(TAG.ImageDescription, description),
      text(TAG.Artist, artist),
      text(TAG.Copyright, "© Cy Twain"),
      short(0x4746, 3),
    ],
    exif: [text(TAG.DateTimeOriginal, date), text(TAG.DateTimeDigitized, "2022:02:04 00:00:00")],
  });
}

/** Makes metadata with only these parts. */
export function carrying(parts: Partial<CarriedMetadata>): CarriedMetadata {
  return { exif: null, xmp: null, extendedXmp: null, resources: null, profile: NO_PROFILE, ...parts };
}
