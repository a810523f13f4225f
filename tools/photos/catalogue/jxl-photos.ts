import { brotliCompressSync } from "node:zlib";
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin } from "../bytes.ts";
import { CAMERAS } from "../exif/cameras.ts";
import { exifOf } from "../exif/exif.ts";
import { box } from "../heif/writer.ts";
import { JXL_PICTURE } from "../jxl/picture.ts";
import type { PhotoRecipe } from "./recipe.ts";

const PHONE = CAMERAS["iphone-15-pro"];

const COMMON = {
  kind: "jxl",
  scene: "marks",
  size: { width: 96, height: 64 },
  orientation: 6,
  wideGamut: true,
  transparent: false,
} as const;

/** ISO/IEC 18181-2: signature, brands, EXIF after a four-byte offset, the codestream in two parts. */
function container(): Uint8Array<ArrayBuffer> {
  const exif = exifOf(PHONE, { orientation: 6, width: 64, height: 96 });
  return join([
    box("JXL ", latin("\r\n\x87\n")),
    box("ftyp", latin("jxl \0\0\0\0jxl ")),
    box("Exif", new Uint8Array(4), exif),
    box("jxlp", Uint8Array.of(0, 0, 0, 0), JXL_PICTURE.subarray(0, 200)),
    box("jxlp", Uint8Array.of(0x80, 0, 0, 1), JXL_PICTURE.subarray(200)),
  ]);
}

/** XMP in the fixture with compressed boxes. */
export const JXL_XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/** The container with EXIF and XMP in Brotli-compressed boxes. */
function packedContainer(): Uint8Array<ArrayBuffer> {
  const exif = exifOf(PHONE, { orientation: 6, width: 64, height: 96 });
  const packed = (type: string, content: Uint8Array): Uint8Array =>
    box("brob", latin(type), new Uint8Array(brotliCompressSync(content)));
  return join([
    box("JXL ", latin("\r\n\x87\n")),
    box("ftyp", latin("jxl \0\0\0\0jxl ")),
    packed("Exif", join([new Uint8Array(4), exif])),
    packed("xml ", latin(JXL_XMP)),
    box("jxlc", JXL_PICTURE),
  ]);
}

/** JPEG XL as a bare codestream, and in a container with metadata. */
export const JXL_PHOTOS = {
  "jxl-bare": {
    ...COMMON,
    fileName: "jxl-bare.jxl",
    camera: {},
    hasLocation: false,
    make: () => Promise.resolve(JXL_PICTURE),
  },
  "jxl-container": {
    ...COMMON,
    fileName: "jxl-container.jxl",
    camera: PHONE.expected,
    hasLocation: true,
    make: () => Promise.resolve(container()),
  },
  "jxl-brotli": {
    ...COMMON,
    fileName: "jxl-brotli.jxl",
    camera: PHONE.expected,
    hasLocation: true,
    make: () => Promise.resolve(packedContainer()),
  },
} as const satisfies Record<string, PhotoRecipe>;
