/** Camera data of a photo. A fact is a row here and a row of its text in `camera-text.ts`, which the page loads without the reading. */
import { lensSpecificationText } from "./lens-specification.ts";
import { isLensPlaceholder, isPlaceholder } from "./placeholders.ts";
import { APERTURE_RANGE, EXPOSURE_RANGE, FOCAL_LENGTH_RANGE } from "./ranges.ts";
import { isoSpeed } from "./sensitivity.ts";
import { tagText } from "./tag-text.ts";
import { firstWithin, numbers, rationals } from "./tag-values.ts";
import type { RawValue, Tags, TagSource } from "./tags.ts";

/** How to find one fact in a photo's metadata. */
interface CameraFact<Name extends string, Value> {
  readonly tags: Readonly<Record<Name, TagSource>>;
  /** Returns undefined for values that are unknown or outside the range that a camera can mean. Never throws. */
  readonly read: (tags: Tags<Name>) => Value | undefined;
}

const CAMERA_FACTS = {
  /** Name of the maker, as the camera writes it: `NIKON CORPORATION`. */
  make: fact({ tags: { Make: { exif: 0x010f } }, read: ({ Make }) => nameIn(Make, isPlaceholder) }),
  /** Name of the model. */
  camera: fact({ tags: { Model: { exif: 0x0110 } }, read: ({ Model }) => nameIn(Model, isPlaceholder) }),
  /** The name that the camera wrote, else the converter's, else the one in the maker's note, else the lens's numbers. */
  lens: fact({
    tags: {
      LensModel: { exif: 0xa434 },
      auxLens: { xmp: { namespace: "http://ns.adobe.com/exif/1.0/aux/", name: "Lens" } },
      makerLens: { makerNote: "LensModel" },
      LensInfo: { exif: 0xa432 },
    },
    read: ({ LensModel, auxLens, makerLens, LensInfo }) =>
      nameIn(LensModel, isLensPlaceholder) ??
      nameIn(auxLens, isLensPlaceholder) ??
      nameIn(makerLens, isLensPlaceholder) ??
      lensSpecificationText(LensInfo),
  }),
  /** Millimetres as engraved on the lens. */
  focalLength: fact({
    tags: { FocalLength: { exif: 0x920a } },
    read: ({ FocalLength }) => firstWithin(rationals(FocalLength), FOCAL_LENGTH_RANGE),
  }),
  /** Millimetres of the lens of the same angle on 35 mm film. */
  focalLength35: fact({
    tags: { FocalLengthIn35mmFilm: { exif: 0xa405 } },
    read: ({ FocalLengthIn35mmFilm }) => firstWithin(numbers(FocalLengthIn35mmFilm), FOCAL_LENGTH_RANGE),
  }),
  /** F-number. */
  aperture: fact({
    tags: { FNumber: { exif: 0x829d } },
    read: ({ FNumber }) => firstWithin(rationals(FNumber), APERTURE_RANGE),
  }),
  /** Seconds. */
  exposureTime: fact({
    tags: { ExposureTime: { exif: 0x829a } },
    read: ({ ExposureTime }) => firstWithin(rationals(ExposureTime), EXPOSURE_RANGE),
  }),
  /** ISO speed. */
  iso: fact({
    tags: {
      ISO: { exif: 0x8827 },
      StandardOutputSensitivity: { exif: 0x8831 },
      RecommendedExposureIndex: { exif: 0x8832 },
      ISOSpeed: { exif: 0x8833 },
    },
    read: isoSpeed,
  }),
};

type Facts = typeof CAMERA_FACTS;

/** Type of each fact. */
export type CameraValues = { readonly [Name in keyof Facts]: NonNullable<ReturnType<Facts[Name]["read"]>> };

/** Camera data as the caption uses it; unknown values are absent. */
export type CameraData = Partial<CameraValues>;

/** Camera data with what else a caption prints next to it. */
export interface PrintedData extends CameraData {
  /** Film stock, which no file names. */
  readonly film?: string;
  /** Date in the form of the caption. */
  readonly date?: string;
}

export type CameraTagName = { [Name in keyof Facts]: keyof Facts[Name]["tags"] }[keyof Facts];

/** The tags of all facts. */
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

/** Infers the names of the tags and the type of the value. */
function fact<Name extends string, Value>(row: CameraFact<Name, Value>): CameraFact<Name, Value> {
  return row;
}

function nameIn(value: RawValue, isNoName: (name: string) => boolean): string | undefined {
  const name = tagText(value);
  return name === undefined || isNoName(name) ? undefined : name;
}
