import { describe, expect, test } from "vitest";
import { CREDITS, EDIT, packet, text, utf8 } from "../testing/edits.ts";
import { latin1 } from "@matte/pixels/testing";
import type { MetadataEdit } from "../types.ts";
import { elementsOf, textOf } from "../xml/types.ts";
import { editXmp } from "./edit.ts";
import { packetOf } from "./packet.ts";

function edited(
  xmp: Uint8Array | null,
  edit: Partial<MetadataEdit> = {},
  extendedXmp: Uint8Array | null = null,
): string {
  const document = editXmp({ xmp, extendedXmp }, { ...EDIT, ...edit });
  return document === null ? "" : text(packetOf(document));
}

function names(xmp: string): string[] {
  return [...xmp.matchAll(/^ {3}<([\w:]+)/gm)].map((match) => match[1] ?? "");
}

const ALT = (value: string): string => `<rdf:Alt><rdf:li xml:lang="x-default">${value}</rdf:li></rdf:Alt>`;

const DCTERMS = 'xmlns:dcterms="http://purl.org/dc/terms/"';

describe("editXmp keeps from the original", () => {
  test.each([
    ["an attribute", packet("", 'xmp:Rating="4"'), "<xmp:Rating>4</xmp:Rating>"],
    ["an element", packet("<xmp:Rating>4</xmp:Rating>"), "<xmp:Rating>4</xmp:Rating>"],
    [
      "an array",
      packet("<dc:subject><rdf:Bag> <rdf:li>a&amp;b</rdf:li> </rdf:Bag></dc:subject>"),
      "<rdf:Bag><rdf:li>a&amp;b</rdf:li></rdf:Bag>",
    ],
    [
      "a structure",
      packet('<ext:Thing rdf:parseType="Resource"><xmp:A>1</xmp:A></ext:Thing>'),
      '<ext:Thing rdf:parseType="Resource"><xmp:A>1</xmp:A></ext:Thing>',
    ],
    ["a structure of attributes", packet('<ext:Thing xmp:A="1"/>'), '<ext:Thing xmp:A="1"/>'],
    [
      "no xmpmeta",
      utf8(
        '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="a"/></r:RDF>',
      ),
      "<dc:format>a</dc:format>",
    ],
    ["prefixes of its own", packet('<q:Tag xmlns:q="http://example.com/">1</q:Tag>'), "<q:Tag>1</q:Tag>"],
    ["places by name", packet("<photoshop:City>Genève</photoshop:City>"), "<photoshop:City>Genève</photoshop:City>"],
  ])("properties in %s", (_, xmp, expected) => {
    expect(edited(xmp)).toContain(expected);
  });
});

describe("editXmp writes alt text", () => {
  const OTHERS = '<rdf:li xml:lang="de">Dünen</rdf:li><rdf:li xml:lang="en">Dunes</rdf:li>';
  const carried = packet(
    `<a:AltTextAccessibility><rdf:Alt>${OTHERS}<rdf:li xml:lang="x-default">Dunes</rdf:li></rdf:Alt></a:AltTextAccessibility>`,
    'xmlns:a="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmp:Rating="4"',
  );
  const written = (items: string): string => `AltTextAccessibility><rdf:Alt>${items}</rdf:Alt>`;
  const byDefault = (value: string): string => `<rdf:li xml:lang="x-default">${value}</rdf:li>`;

  test.each<readonly [string, Uint8Array | null, string | null | undefined, string]>([
    ["in a file without one", null, "A <boat>\nat dawn", written(byDefault("A &lt;boat&gt;\nat dawn"))],
    ["keeps the file's", carried, undefined, written(`${OTHERS}${byDefault("Dunes")}`)],
    ["keeps the file's when none was typed", carried, null, written(`${OTHERS}${byDefault("Dunes")}`)],
    [
      "replaces it, and keeps translations alone",
      carried,
      "Sand",
      written(`${byDefault("Sand")}<rdf:li xml:lang="de">Dünen</rdf:li>`),
    ],
  ])("%s", (_, xmp, alt, expected) => {
    expect(edited(xmp, alt === undefined ? {} : { alt })).toContain(expected);
  });

  test.each(["", " "])("and removes it for %j", (alt) => {
    expect(edited(carried, { alt })).toContain("<xmp:Rating>4</xmp:Rating>");
    expect(edited(carried, { alt })).not.toContain("AltText");
  });

  test("whatever names of coordinates it contains", () => {
    expect(edited(null, { alt: "A GPS receiver, latitude unknown" })).toContain("A GPS receiver, latitude unknown");
    expect(edited(packetOf(editXmp({ xmp: null, extendedXmp: null }, { ...EDIT, alt: "A GPS" })!))).toContain("A GPS");
  });
});

describe("editXmp removes what is not true of the export", () => {
  test.each([
    ["orientation", "", 'tiff:Orientation="6"'],
    [
      "dimensions",
      "<exif:PixelXDimension>1</exif:PixelXDimension><exif:PixelYDimension>1</exif:PixelYDimension>",
      'tiff:ImageWidth="1" tiff:ImageLength="1"',
    ],
    ["thumbnails", "<xmp:Thumbnails><rdf:Alt><rdf:li>AAAA</rdf:li></rdf:Alt></xmp:Thumbnails>", ""],
    [
      "history",
      '<xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved"/></rdf:Seq></xmpMM:History>',
      'xmpMM:DocumentID="1"',
    ],
    ["the gain map", "<hdrgm:GainMapMax>1</hdrgm:GainMapMax>", 'hdrgm:Version="1.0"'],
    ["the name of an extended part", "", 'xmpNote:HasExtendedXMP="0123456789ABCDEF0123456789ABCDEF"'],
    [
      "colour",
      "<exif:ColorSpace>65535</exif:ColorSpace>",
      'photoshop:ICCProfile="Adobe RGB (1998)" photoshop:ColorMode="3"',
    ],
    ["an embedded manifest", "", `${DCTERMS} dcterms:provenance="self#jumbf=/c2pa/urn:uuid:1/c2pa.claim"`],
    ["a remote manifest", '<dcterms:provenance rdf:resource="https://example.com/1.c2pa"/>', DCTERMS],
    [
      "coordinates",
      "<exif:GPSLatitude>46,31.182N</exif:GPSLatitude>",
      'exif:GPSLongitude="6,37.938E" dji:GpsLatitude="+46.5" dji:Longtitude="6.6"',
    ],
    [
      "coordinates in a structure",
      '<ext:LocationCreated><rdf:Bag><rdf:li rdf:parseType="Resource"><exif:GPSLatitude>46</exif:GPSLatitude></rdf:li></rdf:Bag></ext:LocationCreated>',
      "",
    ],
    ["coordinates of the W3C", '<geo:lat xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#">46</geo:lat>', ""],
  ])("editXmp removes %s", (_, properties, attributes) => {
    expect(edited(packet(properties, attributes))).toBe("");
  });

  test("editXmp keeps a provenance in words", () => {
    const provenance = "<dcterms:provenance>Bequest of the artist</dcterms:provenance>";
    expect(edited(packet(provenance, DCTERMS))).toContain("Bequest of the artist");
  });

  test("editXmp removes coordinates but keeps the names of places", () => {
    const place = "<ext:City>Genève</ext:City><exif:GPSLatitude>46,31.182N</exif:GPSLatitude>";
    const xmp = packet(
      `<ext:LocationCreated><rdf:Bag><rdf:li rdf:parseType="Resource">${place}</rdf:li></rdf:Bag></ext:LocationCreated>`,
    );
    expect(edited(xmp)).toContain('<rdf:li rdf:parseType="Resource"><ext:City>Genève</ext:City></rdf:li>');
    expect(edited(xmp)).not.toContain("46,31");
    expect(edited(xmp, { keepLocation: true })).toContain("46,31.182N");
  });

  test("editXmp keeps colour properties if the pixels keep their profile", () => {
    expect(edited(packet("", 'photoshop:ICCProfile="Adobe RGB (1998)"'), { colour: "keep" })).toContain("Adobe RGB");
  });
});

describe("credits in XMP", () => {
  const credits = CREDITS;

  test("create a packet if there is none", () => {
    const xmp = edited(null, { credits });
    expect(names(xmp)).toEqual([
      "dc:creator",
      "dc:rights",
      "dc:title",
      "photoshop:Credit",
      "Iptc4xmpCore:Location",
      "dc:contributor",
    ]);
    expect(xmp).toContain("<dc:creator><rdf:Seq><rdf:li>Ada Ö. Lind</rdf:li></rdf:Seq></dc:creator>");
    expect(xmp).toContain(`<dc:rights>${ALT("© Ada Ö. Lind")}</dc:rights>`);
    expect(xmp).toContain(`<dc:title>${ALT("Höfe &amp; &lt;Häuser&gt;")}</dc:title>`);
    expect(xmp).toContain("<photoshop:Credit>Photo by Ada Ö. Lind</photoshop:Credit>");
    expect(xmp).toContain("<Iptc4xmpCore:Location>Genève, 日内瓦</Iptc4xmpCore:Location>");
    expect(xmp).toContain(
      "<dc:contributor><rdf:Bag><rdf:li>Styling: Bea</rdf:li><rdf:li>Light: Çem</rdf:li></rdf:Bag></dc:contributor>",
    );
  });

  test("replace the original's except its rights", () => {
    const old = `<dc:creator><rdf:Seq><rdf:li>Somebody</rdf:li></rdf:Seq></dc:creator><dc:rights>${ALT("All mine")}</dc:rights>`;
    const xmp = edited(packet(old, 'photoshop:Credit="Agency" xmp:Rating="4"'), { credits });
    expect(names(xmp).toSorted()).toEqual([
      "Iptc4xmpCore:Location",
      "dc:contributor",
      "dc:creator",
      "dc:rights",
      "dc:title",
      "photoshop:Credit",
      "xmp:Rating",
    ]);
    expect(xmp).toContain("All mine");
    expect(xmp).not.toMatch(/Somebody|Agency|©/);
  });

  test("are added to the original's contributors", () => {
    const old = "<dc:contributor><rdf:Bag><rdf:li>Dee</rdf:li><rdf:li>Light: Çem</rdf:li></rdf:Bag></dc:contributor>";
    const document = editXmp({ xmp: packet(old), extendedXmp: null }, { ...EDIT, credits });
    const contributors = document?.properties.find(({ local }) => local === "contributor");
    expect(contributors && elementsOf(contributors).flatMap(elementsOf).map(textOf)).toEqual([
      "Dee",
      "Light: Çem",
      "Styling: Bea",
    ]);
  });

  test("keep the original's if they are empty", () => {
    const none = { credit: "", creator: "", rights: "", title: "", location: "", contributors: [] };
    const old = packet("<dc:creator><rdf:Seq><rdf:li>Somebody</rdf:li></rdf:Seq></dc:creator>");
    expect(edited(old, { credits: none })).toBe(edited(old));
    expect(edited(null, { credits: none })).toBe("");
  });

  test("contain only characters that XML allows", () => {
    const xmp = edited(null, { credits: { ...credits, title: "a\0b\u0008c\ud800d]]>\ufffe" } });
    expect(xmp).toContain(ALT("abc\ufffdd]]&gt;"));
  });
});

describe("editXmp writes credits without an unreadable packet", () => {
  test.each([
    ["not XML", utf8("GPS 46.5 6.6")],
    ["truncated", packet("<xmp:Rating>4</xmp:Rating>").subarray(0, 300)],
    ["without RDF", utf8("<a><b/></a>")],
    ["not UTF-8", Uint8Array.from([...packet(""), 0xff]).fill(0xc0, 60, 64)],
    ["empty", new Uint8Array()],
  ])("editXmp replaces a packet that is %s by one with the credits", (_, xmp) => {
    expect(edited(xmp)).toBe("");
    expect(edited(xmp, { credits: CREDITS })).toBe(edited(null, { credits: CREDITS }));
  });
});

describe("editXmp reads a packet in", () => {
  const xmp = text(packet("<dc:title>Höfe</dc:title>", 'exif:GPSLatitude="46,31.182N"'));
  const wide = (bytes: number[]): Uint8Array => Uint8Array.from(bytes);
  const little = [...Buffer.from(xmp, "utf16le")];
  const big = [...Buffer.from(xmp, "utf16le").swap16()];

  test.each([
    ["UTF-16, little-endian", wide(little)],
    ["UTF-16, little-endian with a byte order mark", wide([0xff, 0xfe, ...little])],
    ["UTF-16, big-endian", wide(big)],
    ["UTF-16, big-endian with a byte order mark", wide([0xfe, 0xff, ...big])],
    ["Latin-1", latin1(xmp.replace("\uFEFF", ""))],
  ])("%s", (_, bytes) => {
    expect(edited(bytes)).toContain("<dc:title>Höfe</dc:title>");
    expect(edited(bytes)).not.toContain("46,31");
  });
});

describe("editXmp keeps what is well-formed of a packet with", () => {
  const good = "<dc:title>Sea</dc:title><dc:subject><rdf:Bag><rdf:li>a</rdf:li></rdf:Bag></dc:subject>";
  const attributes = 'xmp:Rating="4" exif:GPSLatitude="46,31.182N" tiff:Orientation="6"';
  const damaged = (from: string, to: string): Uint8Array => utf8(text(packet(good, attributes)).replace(from, to));

  test.each([
    ["a bare ampersand", damaged("Sea", "Sea & sky"), "Sea &amp; sky"],
    ["a missing end", damaged("</rdf:RDF>", ""), "Sea"],
    ["an unclosed property", damaged("<dc:title>", "<dc:creator><dc:title>"), "Sea"],
    ["an undeclared prefix", damaged("<dc:title>", "<foo:bar>1</foo:bar><dc:title>"), "Sea"],
    ["an attribute twice", damaged('xmp:Rating="4"', 'xmp:Rating="4" xmp:Rating="4"'), "Sea"],
    ["an undeclared usual prefix", damaged('xmlns:dc="http://purl.org/dc/elements/1.1/"', ""), "Sea"],
  ])("%s", (_, xmp, title) => {
    const result = edited(xmp);
    expect(result).toContain(`<dc:title>${title}</dc:title>`);
    expect(result).toContain("<rdf:li>a</rdf:li>");
    expect(result).toContain("<xmp:Rating>4</xmp:Rating>");
    expect(result).not.toMatch(/46,31|Orientation/);
  });

  test("an unquoted location, whose property is left out", () => {
    const location = "<dc:description>x <exif:GPSLatitude>46,31.182N</dc:description>";
    expect(edited(damaged("<dc:title>", `${location}<dc:title>`))).not.toContain("46,31");
  });
});

test("editXmp merges the extended part into the main one, which takes precedence", () => {
  const xmp = edited(packet("", 'xmp:Rating="4"'), {}, packet("<dc:format>x</dc:format>", 'xmp:Rating="5"'));
  expect(names(xmp)).toEqual(["xmp:Rating", "dc:format"]);
  expect(xmp).toContain(">4<");
});

describe("editXmp with a cropped photo", () => {
  const regions = packet(
    `<mwg:Regions xmlns:mwg="http://www.metadataworkinggroup.com/schemas/regions/" mwg:Name="Ada"/>
     <MP:RegionInfo xmlns:MP="http://ns.microsoft.com/photo/1.2/" MP:Name="Ada"/>
     <ext:ImageRegion xmlns:ext="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">Ada</ext:ImageRegion>
     <exif:SubjectArea>Ada</exif:SubjectArea>`,
    'xmp:Rating="4"',
  );

  test("removes faces and other regions, which may be cropped away", () => {
    expect(edited(regions, { isCropped: true })).not.toContain("Ada");
    expect(names(edited(regions, { isCropped: true }))).toEqual(["xmp:Rating"]);
  });

  test("keeps them for a whole photo", () => {
    expect(edited(regions).match(/Ada/g)).toHaveLength(4);
  });
});
