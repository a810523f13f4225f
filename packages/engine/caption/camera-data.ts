/** A photo's camera data. A fact is a row here and its text in `camera-text.ts`, loaded by the page without the reading. */
import { lensSpecificationText } from "./lens-specification.ts";
import { isLensPlaceholder, isNoCamera, isPlaceholder } from "./placeholders.ts";
import { APERTURE_RANGE, EXPOSURE_RANGE, FOCAL_LENGTH_RANGE } from "./ranges.ts";
import { isoSpeed } from "./sensitivity.ts";
import { tagText } from "./tag-text.ts";
import { firstWithin, numbers, rationals } from "./tag-values.ts";
import type { RawValue, Tags, TagSource } from "./tags.ts";

/** How to find one fact in a photo's metadata. */
interface CameraFact<Name extends string, Value> {
  readonly tags: Readonly<Record<Name, TagSource>>;
  /** Returns undefined for values unknown or outside a camera's range. Never throws. */
  readonly read: (tags: Tags<Name>) => Value | undefined;
}

/** EXIF namespaces in XMP (ISO 16684-2; CIPA DC-010 for those since Exif 2.3). XMP counts if EXIF lacks a fact. */
const TIFF = "http://ns.adobe.com/tiff/1.0/";
const EXIF = "http://ns.adobe.com/exif/1.0/";
const EXIF_EX = "http://cipa.jp/exif/1.0/";

const CAMERA_FACTS = {
  /** The maker as the camera writes it: `NIKON CORPORATION`. */
  make: fact({
    tags: { Make: { exif: 0x010f }, xmpMake: { xmp: { namespace: TIFF, name: "Make" } } },
    read: ({ Make, xmpMake }) => nameIn(Make, isPlaceholder) ?? nameIn(xmpMake, isPlaceholder),
  }),
  camera: fact({
    tags: { Model: { exif: 0x0110 }, xmpModel: { xmp: { namespace: TIFF, name: "Model" } } },
    read: ({ Model, xmpModel }) => nameIn(asBytes(Model), isNoCamera) ?? nameIn(xmpModel, isNoCamera),
  }),
  /** The camera's name for it, else the converter's, else the maker note's, else the lens's numbers. */
  lens: fact({
    tags: {
      LensModel: { exif: 0xa434 },
      auxLens: { xmp: { namespace: "http://ns.adobe.com/exif/1.0/aux/", name: "Lens" } },
      exLens: { xmp: { namespace: EXIF_EX, name: "LensModel" } },
      makerLens: { makerNote: "LensModel" },
      LensInfo: { exif: 0xa432 },
      makerLensInfo: { makerNote: "LensInfo" },
    },
    read: ({ LensModel, auxLens, exLens, makerLens, LensInfo, makerLensInfo }) =>
      nameIn(LensModel, isLensPlaceholder) ??
      nameIn(auxLens, isLensPlaceholder) ??
      nameIn(exLens, isLensPlaceholder) ??
      nameIn(makerLens, isLensPlaceholder) ??
      lensSpecificationText(LensInfo) ??
      lensSpecificationText(makerLensInfo),
  }),
  /** Film simulation or picture style, by its name. */
  filmStyle: fact({
    tags: { makerFilm: { makerNote: "Film" } },
    read: ({ makerFilm }) => nameIn(makerFilm, isPlaceholder),
  }),
  /** Millimetres as engraved on the lens. */
  focalLength: fact({
    tags: { FocalLength: { exif: 0x920a }, xmpFocalLength: { xmp: { namespace: EXIF, name: "FocalLength" } } },
    read: ({ FocalLength, xmpFocalLength }) =>
      firstWithin([...rationals(FocalLength), ...rationals(xmpFocalLength)], FOCAL_LENGTH_RANGE),
  }),
  /** Millimetres with the same angle on 35 mm film. */
  focalLength35: fact({
    tags: {
      FocalLengthIn35mmFilm: { exif: 0xa405 },
      xmpFocalLengthIn35mmFilm: { xmp: { namespace: EXIF, name: "FocalLengthIn35mmFilm" } },
    },
    read: ({ FocalLengthIn35mmFilm, xmpFocalLengthIn35mmFilm }) =>
      firstWithin([...numbers(FocalLengthIn35mmFilm), ...numbers(xmpFocalLengthIn35mmFilm)], FOCAL_LENGTH_RANGE),
  }),
  /** F-number; ApertureValue is its APEX value, 2 log2 N (Exif 2.32 annex C). */
  aperture: fact({
    tags: {
      FNumber: { exif: 0x829d },
      ApertureValue: { exif: 0x9202 },
      xmpFNumber: { xmp: { namespace: EXIF, name: "FNumber" } },
      xmpApertureValue: { xmp: { namespace: EXIF, name: "ApertureValue" } },
    },
    read: ({ FNumber, ApertureValue, xmpFNumber, xmpApertureValue }) =>
      aperture(FNumber, ApertureValue) ?? aperture(xmpFNumber, xmpApertureValue),
  }),
  /** Seconds; ShutterSpeedValue is their APEX value, -log2 T. */
  exposureTime: fact({
    tags: {
      ExposureTime: { exif: 0x829a },
      ShutterSpeedValue: { exif: 0x9201 },
      xmpExposureTime: { xmp: { namespace: EXIF, name: "ExposureTime" } },
      xmpShutterSpeedValue: { xmp: { namespace: EXIF, name: "ShutterSpeedValue" } },
    },
    read: ({ ExposureTime, ShutterSpeedValue, xmpExposureTime, xmpShutterSpeedValue }) =>
      seconds(ExposureTime, ShutterSpeedValue) ?? seconds(xmpExposureTime, xmpShutterSpeedValue),
  }),
  /** ISO speed. */
  iso: fact({
    tags: {
      ISO: { exif: 0x8827 },
      StandardOutputSensitivity: { exif: 0x8831 },
      RecommendedExposureIndex: { exif: 0x8832 },
      ISOSpeed: { exif: 0x8833 },
      exISO: { xmp: { namespace: EXIF_EX, name: "PhotographicSensitivity" } },
      xmpISO: { xmp: { namespace: EXIF, name: "ISOSpeedRatings" } },
      makerISO: { makerNote: "ISO" },
    },
    read: isoSpeed,
  }),
};

type Facts = typeof CAMERA_FACTS;

export type CameraValues = { readonly [Name in keyof Facts]: NonNullable<ReturnType<Facts[Name]["read"]>> };

/** Camera data as the caption uses it; unknown values are absent. */
export type CameraData = Partial<CameraValues>;

/** Texts printed by label styles in addition to a photo's caption. */
export interface LabelWords {
  /** Position in the list, from 1. */
  readonly number: number;
  readonly year?: string;
  /** `1 June 2024`. */
  readonly day?: string;
  readonly city?: string;
  readonly title?: string;
  readonly description?: string;
  readonly creator?: string;
}

/** Camera data with what else a caption prints next to it. */
export interface PrintedData extends CameraData {
  /** Film stock as typed, else the film simulation or picture style if it is printed. */
  readonly film?: string;
  /** In the caption's form. */
  readonly date?: string;
  /** Absent for the plain style. */
  readonly label?: LabelWords;
}

export type CameraTagName = { [Name in keyof Facts]: keyof Facts[Name]["tags"] }[keyof Facts];

/** Returns the tags for all facts. */
export function cameraTags(): Readonly<Record<CameraTagName, TagSource>> {
  const rows = Object.values(CAMERA_FACTS).map(({ tags }) => Object.entries<TagSource>(tags));
  return Object.fromEntries(rows.flat()) as Record<CameraTagName, TagSource>;
}

/** Camera data from a photo's tags: known values only. Never throws. */
export function cameraDataFrom(tags: Tags<CameraTagName>): CameraData {
  const known = Object.entries(CAMERA_FACTS).flatMap(([name, { read }]) => {
    const value = read(tags);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known) as CameraData;
}

/** Infers the tags' names and the value's type. */
function fact<Name extends string, Value>(row: CameraFact<Name, Value>): CameraFact<Name, Value> {
  return row;
}

function nameIn(value: RawValue, isNoName: (name: string) => boolean): string | undefined {
  const name = tagText(value);
  return name === undefined || isNoName(name) ? undefined : name;
}

function aperture(fNumber: RawValue, apex: RawValue): number | undefined {
  const fromApex = apexValues(apex).map((value) => Math.round(2 ** (value / 2) * 10) / 10);
  return firstWithin([...rationals(fNumber), ...fromApex], APERTURE_RANGE);
}

function seconds(time: RawValue, apex: RawValue): number | undefined {
  return firstWithin([...rationals(time), ...apexValues(apex).map((value) => 2 ** -value)], EXPOSURE_RANGE);
}

/** APEX values; 0 is what cameras write for unknown ones. */
function apexValues(value: RawValue): number[] {
  return rationals(value).filter((apex) => apex !== 0);
}

/** Some cameras write the model as the EXIF type BYTE. */
function asBytes(value: RawValue): RawValue {
  const isByte = (item: unknown): boolean => Number.isInteger(item) && Number(item) >= 0 && Number(item) < 256;
  return Array.isArray(value) && value.every(isByte) ? Uint8Array.from(value) : value;
}
