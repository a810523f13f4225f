import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photo, PHOTO_NAMES, type PhotoName, PHOTOS } from "../../test/photos/index.ts";
import { probe } from "./probe.ts";
import { collectMetadata } from "./collect.ts";
import { composeMetadata, type MetadataEdit } from "@matte/metadata";
import { tagsOf } from "@matte/metadata/testing";
import { withMetadata } from "./testing.ts";

const EDIT: MetadataEdit = {
  size: { width: 1111, height: 888 },
  orientation: 1,
  colour: "srgb",
  keepLocation: false,
  density: null,
  credits: null,
};

/** Positions, or different on purpose. */
const NOT_COMPARED =
  /Pointer$|^(GPS.*|Orientation|Pixel[XY]Dimension|ColorSpace|MakerNote|Compression|JPEGInterchange.*|Thumbnail)$/;

function exifOf(file: Uint8Array): Record<string, unknown> {
  const { gps = null, ...tags } = tagsOf(file);
  return { ...Object.fromEntries(Object.entries(tags).filter(([name]) => !NOT_COMPARED.test(name))), gps };
}

const CANVASES = [
  ["jpeg", "plain"],
  ["png", "png-rgb"],
  ["webp", "webp-lossy"],
] as const;

const CARRYING = PHOTO_NAMES.filter((name) => Object.keys(PHOTOS[name].camera).length > 0);

describe.each(CANVASES)("an exported %s", (kind, canvas) => {
  const framed = async (name: PhotoName, edit: Partial<MetadataEdit> = {}): Promise<Uint8Array> => {
    const carried = await collectMetadata(await photo(name));
    return withMetadata(await photo(canvas), composeMetadata(carried, { ...EDIT, ...edit }));
  };

  test.each(CARRYING)("carries the camera data of %s but not its location", async (name) => {
    const file = await framed(name);
    // Read from the bare block, since exifreader does not find packed ones.
    const { exif } = await collectMetadata(await photo(name));
    expect(exifOf(file)).toEqual({ ...exifOf(exif ?? new Uint8Array()), gps: null });
  });

  test.each(CARRYING)("is complete and upright with the metadata of %s", async (name) => {
    const found = probe(await framed(name));
    expect(found).toMatchObject({ status: "photo", header: { kind, orientation: 1, coded: PHOTOS[canvas].size } });
  });

  test.each(PHOTO_NAMES.filter((name) => PHOTOS[name].hasLocation))(
    "keeps the location of %s on request",
    async (name) => {
      expect(exifOf(await framed(name, { keepLocation: true }))).toEqual(exifOf(await photo(name)));
    },
  );

  test("stays the same if metadata is written twice", async () => {
    const carried = await collectMetadata(await photo("leica-q2"));
    const metadata = composeMetadata(carried, EDIT);
    const once = withMetadata(await photo(canvas), metadata);
    expect(withMetadata(once, metadata)).toEqual(once);
  });
});

const RESOLUTION = { XResolution: [433, 1], YResolution: [433, 1], ResolutionUnit: 2 };

describe.each(CANVASES)("the density of a print in an exported %s", (kind, canvas) => {
  test.each(["leica-q2", "plain", "png-rgb"] as const)("replaces that of %s", async (name) => {
    const carried = await collectMetadata(await photo(name));
    const before = withMetadata(await photo(canvas), composeMetadata(carried, EDIT));
    const file = withMetadata(before, composeMetadata(carried, { ...EDIT, density: 433 }));
    expect(tagsOf(file)).toMatchObject({ ...tagsOf(before), ...RESOLUTION });
    const { density } = await sharp(file).metadata();
    expect(kind === "webp" ? 433 : density).toBe(433);
  });
});

test("writeMetadata returns files of other formats unchanged", async () => {
  const other = await photo("gif-as-jpeg");
  const metadata = composeMetadata(await collectMetadata(await photo("leica-q2")), EDIT);
  expect(withMetadata(other, metadata)).toEqual(other);
  expect(withMetadata(new Uint8Array(), metadata)).toEqual(new Uint8Array());
});
