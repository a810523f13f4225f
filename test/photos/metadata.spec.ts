import ExifReader from "exifreader";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PHOTOS, PHOTO_NAMES, type PhotoName, photo } from "./index.ts";

const CAMERA_FILES = PHOTO_NAMES.filter((name) => PHOTOS[name].camera.camera !== undefined);
/** Reads all typed groups; compressed ones require the asynchronous reader. */
async function read(name: PhotoName): Promise<ExifReader.ExpandedTags> {
  return ExifReader.load((await photo(name)).buffer, { expanded: true, async: true });
}

function valueOf(group: object | undefined, tag: string): unknown {
  const found: unknown = Object.entries(group ?? {}).find(([name]) => name === tag)?.[1];
  return typeof found === "object" && found !== null && "value" in found ? found.value : undefined;
}

/** Rational as a number; 0 if absent. */
function ratio(value: readonly number[] | undefined): number {
  const [numerator = 0, denominator = 1] = value ?? [];
  return numerator / denominator;
}

describe.each(CAMERA_FILES)("the fixture %s", (name) => {
  const { camera, orientation, size, hasLocation, wideGamut } = PHOTOS[name];

  it("has the camera's values in EXIF", async () => {
    const { exif } = await read(name);
    expect(exif?.Model?.value).toEqual([expect.stringMatching(new RegExp(`^${camera.camera}(\\0|$)`))]);
    expect(exif?.Orientation?.value).toBe(name === "orientation-0" ? 0 : orientation);
    expect(ratio(exif?.ExposureTime?.value)).toBeCloseTo(camera.exposureTime ?? 0, 8);
    expect(ratio(exif?.FNumber?.value)).toBeCloseTo(camera.aperture ?? 0, 8);
    expect(ratio(exif?.FocalLength?.value)).toBeCloseTo(camera.focalLength ?? 0, 8);
  });

  it("states the size of the stored picture", async () => {
    const { exif } = await read(name);
    const stored = orientation < 5 ? [size.width, size.height] : [size.height, size.width];
    expect([exif?.PixelXDimension?.value, exif?.PixelYDimension?.value]).toEqual(stored);
  });

  it("has a position and a Display P3 profile only where the catalogue says so", async () => {
    const { gps, icc } = await read(name);
    expect(gps !== undefined).toBe(hasLocation);
    expect(icc?.["ICC Description"]?.value.includes("Display P3") ?? false).toBe(wideGamut);
  });
});

describe.each(CAMERA_FILES.filter((name) => PHOTOS[name].kind === "jpeg"))("the JPEG fixture %s", (name) => {
  it("has a thumbnail with the orientation of the picture", async () => {
    const { Thumbnail } = await read(name);
    const thumbnail = sharp(new Uint8Array(Thumbnail?.image as ArrayBuffer), { failOn: "warning" });
    const { width, height } = await thumbnail.metadata();
    expect([width, height]).toEqual(PHOTOS[name].orientation < 5 ? [160, 120] : [120, 160]);
  });
});

it.each<[PhotoName, number, number, number]>([
  ["iphone-15-pro", 46.5197, 6.6323, 495.2],
  ["leica-q2", -33.8568, 151.2153, -2.5],
])("%s was taken at %d, %d, %d m above the sea", async (name, latitude, longitude, altitude) => {
  const { gps } = await read(name);
  expect(gps?.Latitude).toBeCloseTo(latitude, 5);
  expect(gps?.Longitude).toBeCloseTo(longitude, 5);
  expect(gps?.Altitude).toBeCloseTo(altitude, 5);
});

it.each<PhotoName>(["lens-in-xmp", "png-exif", "webp-exif"])("%s names its lens in XMP only", async (name) => {
  const { exif, xmp } = await read(name);
  expect(valueOf(xmp, "Lens")).toBe(PHOTOS[name].camera.lens);
  expect(exif?.LensModel).toBeUndefined();
});

it("lens-in-maker-note names its lens in the maker note only", async () => {
  const { exif, makerNotes } = await read("lens-in-maker-note");
  expect(valueOf(makerNotes, "LensModel")).toEqual([expect.stringMatching(/^EF-S17-55mm f\/2\.8 IS USM/)]);
  expect(exif?.LensModel).toBeUndefined();
});

it("lens-info-only describes its lens without naming it", async () => {
  const { exif } = await read("lens-info-only");
  expect(valueOf(exif, "LensSpecification")).toEqual([
    [180, 10],
    [550, 10],
    [35, 10],
    [56, 10],
  ]);
  expect(exif?.LensModel).toBeUndefined();
});

it("iso-102400 stores ISO values over 65,534 in another tag", async () => {
  const { exif } = await read("iso-102400");
  expect(exif?.ISOSpeedRatings?.value).toBe(65535);
  expect(valueOf(exif, "RecommendedExposureIndex")).toBe(102400);
});

it("iso-list lists two ISO values instead of one", async () => {
  const { exif } = await read("iso-list");
  expect(exif?.ISOSpeedRatings?.value).toEqual([250, 0]);
});
