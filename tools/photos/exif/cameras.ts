/** Fixture cameras. The values are invented; their tags are real models'. */
import { body } from "./body.ts";
import type { CameraHabits } from "./camera-habits.ts";
import { TAG, bytes, long, rational, short, text } from "./entries.ts";
import { ODDITIES } from "./oddities.ts";

/** Opaque maker note, to survive unchanged. */
const opaqueNote = bytes(TAG.MakerNote, ...Array.from({ length: 300 }, (_, n) => (n * 37 + 11) & 255));

const MAKERS = {
  /** Artist and copyright are fixed-length fields filled with NULs. */
  "canon-eos-r6": {
    byteOrder: "II",
    ifd0: [
      ...body("Canon", "Canon EOS R6", "Firmware Version 1.8.2"),
      text(TAG.Artist, "", "\0".repeat(64)),
      text(TAG.Copyright, "", "\0".repeat(64)),
    ],
    exif: [
      rational(TAG.ExposureTime, 1, 250),
      rational(TAG.FNumber, 56, 10),
      short(TAG.ExposureProgram, 3),
      short(TAG.ISO, 400),
      short(TAG.SensitivityType, 2),
      long(TAG.RecommendedExposureIndex, 400),
      rational(TAG.FocalLength, 50, 1),
      rational(TAG.LensSpecification, 24, 1, 105, 1, 0, 0, 0, 0),
      text(TAG.LensModel, "RF24-105mm F4 L IS USM"),
      opaqueNote,
    ],
    expected: {
      make: "Canon",
      camera: "Canon EOS R6",
      lens: "RF24-105mm F4 L IS USM",
      exposureTime: 1 / 250,
      aperture: 5.6,
      iso: 400,
      focalLength: 50,
    },
  },
  /** Exposure times are tenths, not reduced. */
  "nikon-z-6-2": {
    byteOrder: "MM",
    ifd0: body("NIKON CORPORATION", "NIKON Z 6_2", "Ver.01.61"),
    exif: [
      rational(TAG.ExposureTime, 10, 1250),
      rational(TAG.FNumber, 40, 10),
      short(TAG.ISO, 64),
      rational(TAG.FocalLength, 700, 10),
      rational(TAG.LensSpecification, 240, 10, 700, 10, 40, 10, 40, 10),
      text(TAG.LensModel, "NIKKOR Z 24-70mm f/4 S"),
    ],
    expected: {
      make: "NIKON CORPORATION",
      camera: "NIKON Z 6_2",
      lens: "NIKKOR Z 24-70mm f/4 S",
      exposureTime: 10 / 1250,
      aperture: 4,
      iso: 64,
      focalLength: 70,
    },
  },
  "fujifilm-x-t5": {
    byteOrder: "II",
    ifd0: [...body("FUJIFILM", "X-T5", "Digital Camera X-T5 Ver2.03"), text(TAG.Artist, "Ada Lind")],
    exif: [
      rational(TAG.ExposureTime, 10, 80000),
      rational(TAG.FNumber, 200, 100),
      short(TAG.ISO, 160),
      rational(TAG.FocalLength, 3500, 100),
      short(TAG.FocalLengthIn35mm, 53),
      text(TAG.LensMake, "FUJIFILM"),
      text(TAG.LensModel, "XF35mmF2 R WR"),
    ],
    expected: {
      make: "FUJIFILM",
      focalLength35: 53,
      camera: "X-T5",
      lens: "XF35mmF2 R WR",
      exposureTime: 1 / 8000,
      aperture: 2,
      iso: 160,
      focalLength: 35,
    },
  },
  /** The description is 31 spaces; a long exposure. */
  "sony-ilce-7m4": {
    byteOrder: "II",
    ifd0: [...body("SONY", "ILCE-7M4", "ILCE-7M4 v3.00"), text(TAG.ImageDescription, " ".repeat(31))],
    exif: [
      rational(TAG.ExposureTime, 4, 10),
      rational(TAG.FNumber, 110, 10),
      short(TAG.ISO, 100),
      rational(TAG.FocalLength, 240, 10),
      rational(TAG.LensSpecification, 240, 10, 700, 10, 28, 10, 28, 10),
      text(TAG.LensModel, "FE 24-70mm F2.8 GM II"),
    ],
    expected: {
      make: "SONY",
      camera: "ILCE-7M4",
      lens: "FE 24-70mm F2.8 GM II",
      exposureTime: 0.4,
      aperture: 11,
      iso: 100,
      focalLength: 24,
    },
  },
  /** Big-endian, large rationals, a position, Display P3. */
  "iphone-15-pro": {
    byteOrder: "MM",
    ifd0: body("Apple", "iPhone 15 Pro", "17.5.1"),
    exif: [
      rational(TAG.ExposureTime, 1, 121),
      rational(TAG.FNumber, 1244236, 699009),
      short(TAG.ISO, 80),
      rational(TAG.FocalLength, 1551800, 229383),
      short(TAG.FocalLengthIn35mm, 24),
      rational(TAG.LensSpecification, 1551800, 699009, 9, 1, 1244236, 699009, 14, 5),
      text(TAG.LensMake, "Apple"),
      text(TAG.LensModel, "iPhone 15 Pro back triple camera 6.765mm f/1.78"),
    ],
    position: { latitude: 46.5197, longitude: 6.6323, altitude: 495.2 },
    displayP3: true,
    expected: {
      make: "Apple",
      focalLength35: 24,
      camera: "iPhone 15 Pro",
      lens: "iPhone 15 Pro back triple camera 6.765mm f/1.78",
      exposureTime: 1 / 121,
      aperture: 1244236 / 699009,
      iso: 80,
      focalLength: 1551800 / 229383,
    },
  },
  "leica-q2": {
    byteOrder: "II",
    ifd0: body("LEICA CAMERA AG", "LEICA Q2", "4.0"),
    exif: [
      rational(TAG.ExposureTime, 1, 320),
      rational(TAG.FNumber, 170, 100),
      short(TAG.ISO, 200),
      rational(TAG.FocalLength, 28000, 1000),
      text(TAG.LensModel, "SUMMILUX 1:1.7/28 ASPH."),
    ],
    position: { latitude: -33.8568, longitude: 151.2153, altitude: -2.5 },
    expected: {
      make: "LEICA CAMERA AG",
      camera: "LEICA Q2",
      lens: "SUMMILUX 1:1.7/28 ASPH.",
      exposureTime: 1 / 320,
      aperture: 1.7,
      iso: 200,
      focalLength: 28,
    },
  },
} as const satisfies Record<string, CameraHabits>;

export const CAMERAS = { ...MAKERS, ...ODDITIES };

export type CameraName = keyof typeof CAMERAS;
