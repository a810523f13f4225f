import { expect, test } from "vitest";
import { recognise } from "./recognise.ts";

function file(head: string, length = 200): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < head.length; index += 1) bytes[index] = head.charCodeAt(index);
  return bytes;
}

/** Makes a little-endian TIFF whose first directory has these entries `[tag, type, count, value]`. */
function tiff(entries: readonly (readonly [number, number, number, number])[], more = ""): Uint8Array {
  const bytes = file("II*\0\x08\0\0\0");
  const view = new DataView(bytes.buffer);
  view.setUint16(8, entries.length, true);
  entries.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
  });
  for (let index = 0; index < more.length; index += 1) bytes[100 + index] = more.charCodeAt(index);
  return bytes;
}

const REDUCED = [0x00fe, 4, 1, 1] as const;
const FULL = [0x00fe, 4, 1, 0] as const;
const MAKE = [0x010f, 2, 18, 100] as const;

test.each([
  ["GIF", file("GIF89a")],
  ["GIF", file("GIF87a")],
  ["video", file("\0\0\0\x18ftypqt  \0\0\0\0qt  ")],
  ["video", file("\0\0\0\x18ftypisom\0\0\0\0mp42")],
  ["video", file("\x1aE\xdf\xa3")],
  ["video", file("RIFF\x10\0\0\0AVI ")],
  ["JPEG 2000", file("\0\0\0\x0cjP  \r\n\x87\n")],
  ["Photoshop document", file("8BPS\0\x01")],
  ["PDF", file("%PDF-1.7")],
  ["BMP", file("BM\x36\0\0\0\0\0\0\0")],
  ["camera raw (IIQ)", file("II*\0\x10\0\0\0IIIIwaR\0")],
  ["camera raw (IIQ)", file("MM\0*\0\0\0\x10MMMMRaw\0")],
  ["camera raw (3FR)", tiff([REDUCED, MAKE], "Hasselblad\0")],
  ["SVG", file('<svg xmlns="http://www.w3.org/2000/svg">')],
  ["SVG", file('\xef\xbb\xbf\n<?xml version="1.0"?>\n<!-- drawn --><svg>')],
])("recognise names %s", (type, bytes) => {
  expect(recognise(bytes)).toEqual({ kind: "other", type });
});

test.each([
  ["camera raw (CR3)", file("\0\0\0\x18ftypcrx \0\0\0\x01crx isom")],
  ["camera raw (RAF)", file("FUJIFILMCCD-RAW 0201")],
  ["camera raw (ORF)", file("IIRO\x08\0\0\0")],
  ["camera raw (RW2)", file("IIU\0\x18\0\0\0")],
  ["camera raw (CR2)", file("II*\0\x10\0\0\0CR\x02\0")],
  ["camera raw (DNG)", tiff([FULL, [0xc612, 1, 4, 0x0401]])],
  ["camera raw (NEF)", tiff([REDUCED, MAKE], "NIKON CORPORATION\0")],
  ["camera raw (ARW)", tiff([REDUCED, MAKE], "SONY             \0")],
  ["camera raw (PEF)", tiff([[0x0106, 3, 1, 32_803], MAKE], "PENTAX Corporation\0")],
])("recognise names %s, whose photos are converted", (type, bytes) => {
  expect(recognise(bytes)).toEqual({ kind: "converted", from: "raw", type });
});

test.each([
  ["TIFF", tiff([FULL, MAKE], "NIKON CORPORATION\0")],
  ["TIFF", tiff([REDUCED])],
  ["TIFF", file("MM\0*\0\0\0\x08")],
])("recognise names %s, which is converted", (type, bytes) => {
  expect(recognise(bytes)).toEqual({ kind: "converted", from: "tiff", type });
});

test.each([
  ["jpeg", file("\xff\xd8\xff\xe1")],
  ["jpeg", file("\xff\xd8", 2)],
  ["png", file("\x89PNG\r\n\x1a\n")],
  ["avif", file("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf")],
  ["avif", file("\0\0\0\x1cftypmif1\0\0\0\0avifmif1miaf")],
  ["heic", file("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
  ["heic", file("\0\0\0\x18ftypmif1\0\0\0\0mif1heic")],
  ["jxl", file("\xff\x0a\xfa")],
  ["jxl", file("\0\0\0\x0cJXL \r\n\x87\n")],
  ["webp", file("RIFF\x10\0\0\0WEBPVP8 ")],
])("recognise finds the format %s", (kind, bytes) => {
  expect(recognise(bytes)).toEqual({ kind });
});

test.each([
  ["nothing", new Uint8Array()],
  ["zeros", new Uint8Array(100)],
  ["a letter", file("Dear Ada,")],
  ["a text that begins with BM", file("BMW motorcycles of the fifties")],
  ["a page that speaks of SVG late", file(`<html>${" ".repeat(2000)}<svg>`, 3000)],
  ["a sound", file("RIFF\x10\0\0\0WAVEfmt ")],
  ["half a signature", file("\x89PNG", 4)],
])("recognise returns null for %s", (_, bytes) => {
  expect(recognise(bytes)).toBeNull();
});
