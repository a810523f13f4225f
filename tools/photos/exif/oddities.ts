import { body } from "./body.ts";
import type { CameraHabits } from "./camera-habits.ts";
import { TAG, long, rational, short, text } from "./entries.ts";
import { xmpPacket } from "./xmp.ts";

export const ODDITIES = {
  /** No lens name, only its specification. */
  "lens-info-only": {
    byteOrder: "MM",
    ifd0: body("NIKON CORPORATION", "NIKON D7200", "Ver.1.04"),
    exif: [
      rational(TAG.ExposureTime, 10, 25),
      rational(TAG.FNumber, 35, 10),
      short(TAG.ISO, 800),
      rational(TAG.FocalLength, 180, 10),
      rational(TAG.LensSpecification, 180, 10, 550, 10, 35, 10, 56, 10),
    ],
    expected: {
      make: "NIKON CORPORATION",
      camera: "NIKON D7200",
      lens: "18-55mm f/3.5-5.6",
      exposureTime: 0.4,
      aperture: 3.5,
      iso: 800,
      focalLength: 18,
    },
  },
  /** Exported by a raw developer: the lens is named in XMP only. */
  "lens-in-xmp": {
    byteOrder: "II",
    ifd0: body("Canon", "Canon EOS 5D Mark II", "Raw developer 9.1"),
    exif: [
      rational(TAG.ExposureTime, 5, 2),
      rational(TAG.FNumber, 8, 1),
      short(TAG.ISO, 50),
      rational(TAG.FocalLength, 50, 1),
    ],
    xmp: xmpPacket({ "xmp:Rating": "4", "aux:Lens": "EF50mm f/1.4 USM", "aux:LensInfo": "50/1 50/1 0/0 0/0" }),
    expected: {
      make: "Canon",
      camera: "Canon EOS 5D Mark II",
      lens: "EF50mm f/1.4 USM",
      exposureTime: 2.5,
      aperture: 8,
      iso: 50,
      focalLength: 50,
    },
  },
  /** Captioned by an editor: title, place, creator and keywords in XMP. */
  "words-in-xmp": {
    byteOrder: "MM",
    ifd0: [...body("NIKON CORPORATION", "NIKON Z 6_2", "Editor 9.1"), text(TAG.Artist, "Ines Morel")],
    exif: [
      rational(TAG.ExposureTime, 1, 250),
      rational(TAG.FNumber, 8, 1),
      short(TAG.ISO, 100),
      rational(TAG.FocalLength, 50, 1),
    ],
    xmp: xmpPacket({ "photoshop:City": "Merzouga", "photoshop:Country": "Morocco", "xmp:Rating": "5" }, [
      ["dc:title", "Alt", "Dunes at dusk"],
      ["Iptc4xmpCore:AltTextAccessibility", "Alt", "Dunes near Merzouga under a low sun"],
      ["dc:creator", "Seq", "Ines Morel"],
      ["dc:subject", "Bag", "sand", "wind"],
    ]),
    expected: {
      make: "NIKON CORPORATION",
      camera: "NIKON Z 6_2",
      exposureTime: 1 / 250,
      aperture: 8,
      iso: 100,
      focalLength: 50,
    },
  },
  /** Only the maker note names the lens: Canon's tag 0x0095. */
  "lens-in-maker-note": {
    byteOrder: "II",
    ifd0: body("Canon", "Canon EOS 40D", "Firmware 1.1.1"),
    exif: [
      rational(TAG.ExposureTime, 1, 60),
      rational(TAG.FNumber, 28, 10),
      short(TAG.ISO, 320),
      rational(TAG.FocalLength, 17, 1),
    ],
    exifChildren: [
      {
        tag: TAG.MakerNote,
        makerNote: true,
        directory: {
          entries: [text(0x0006, "Canon EOS 40D"), text(0x0095, "EF-S17-55mm f/2.8 IS USM", "\0".repeat(40))],
        },
      },
    ],
    expected: {
      make: "Canon",
      camera: "Canon EOS 40D",
      lens: "EF-S17-55mm f/2.8 IS USM",
      exposureTime: 1 / 60,
      aperture: 2.8,
      iso: 320,
      focalLength: 17,
    },
  },
  /** The 16-bit ISO field is full; the real value is in RecommendedExposureIndex (CIPA DC-008 §4.6.5, 0x8830). */
  "iso-102400": {
    byteOrder: "MM",
    ifd0: body("NIKON CORPORATION", "NIKON D5", "Ver.1.40"),
    exif: [
      rational(TAG.ExposureTime, 10, 600),
      rational(TAG.FNumber, 14, 10),
      short(TAG.ISO, 65535),
      short(TAG.SensitivityType, 2),
      long(TAG.RecommendedExposureIndex, 102400),
      rational(TAG.FocalLength, 1050, 10),
      text(TAG.LensModel, "105.0 mm f/1.4"),
    ],
    expected: {
      make: "NIKON CORPORATION",
      camera: "NIKON D5",
      lens: "105.0 mm f/1.4",
      exposureTime: 1 / 60,
      aperture: 1.4,
      iso: 102400,
      focalLength: 105,
    },
  },
  /** A lens without contacts: aperture, focal length and name are unknown. */
  "manual-lens": {
    byteOrder: "II",
    ifd0: body("FUJIFILM", "X-T30", "Digital Camera X-T30 Ver1.50"),
    exif: [
      rational(TAG.ExposureTime, 1, 500),
      rational(TAG.FNumber, 0, 100),
      short(TAG.ISO, 640),
      rational(TAG.FocalLength, 0, 100),
      rational(TAG.LensSpecification, 0, 100, 0, 100, 0, 100, 0, 100),
      text(TAG.LensModel, "", "\0".repeat(32)),
    ],
    expected: { make: "FUJIFILM", camera: "X-T30", exposureTime: 1 / 500, iso: 640 },
  },
  /** An adapted lens, named by dashes. */
  "lens-dashes": {
    byteOrder: "II",
    ifd0: body("SONY", "ILCE-7RM3", "ILCE-7RM3 v3.10"),
    exif: [
      rational(TAG.ExposureTime, 1, 2000),
      short(TAG.ISO, 125),
      rational(TAG.LensSpecification, 0, 0, 0, 0, 0, 0, 0, 0),
      text(TAG.LensModel, "----"),
    ],
    expected: { make: "SONY", camera: "ILCE-7RM3", exposureTime: 1 / 2000, iso: 125 },
  },
  /** Texts in fixed-length fields: padded with NULs, with leftover bytes after them. */
  "nul-padded": {
    byteOrder: "II",
    ifd0: [
      text(TAG.Make, "Panasonic", "\0".repeat(7)),
      text(TAG.Model, "DMC-GX8", "\0".repeat(25)),
      text(TAG.Software, "Ver.2.1  ", "\0"),
    ],
    exif: [
      rational(TAG.ExposureTime, 10, 13),
      rational(TAG.FNumber, 35, 10),
      short(TAG.ISO, 200),
      rational(TAG.FocalLength, 120, 10),
      text(TAG.LensModel, "LUMIX G VARIO 12-60/F3.5-5.6", "\0\0stale\0"),
    ],
    expected: {
      make: "Panasonic",
      camera: "DMC-GX8",
      lens: "LUMIX G VARIO 12-60/F3.5-5.6",
      exposureTime: 10 / 13,
      aperture: 3.5,
      iso: 200,
      focalLength: 12,
    },
  },
  /** Two ISO values instead of one. */
  "iso-list": {
    byteOrder: "II",
    ifd0: body("OLYMPUS CORPORATION", "E-M1MarkII", "Version 3.4"),
    exif: [
      rational(TAG.ExposureTime, 60, 1),
      rational(TAG.FNumber, 63, 10),
      short(TAG.ISO, 250, 0),
      rational(TAG.FocalLength, 12, 1),
      text(TAG.LensModel, "OLYMPUS M.12-40mm F2.8"),
    ],
    expected: {
      make: "OLYMPUS CORPORATION",
      camera: "E-M1MarkII",
      lens: "OLYMPUS M.12-40mm F2.8",
      exposureTime: 60,
      aperture: 6.3,
      iso: 250,
      focalLength: 12,
    },
  },
} as const satisfies Record<string, CameraHabits>;
