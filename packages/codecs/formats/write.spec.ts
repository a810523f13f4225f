import { describe, expect, test } from "vitest";
import { photo, PHOTO_NAMES, type PhotoName, PHOTOS } from "../../../test/photos/index.ts";
import { probe } from "./probe.ts";
import { collectMetadata } from "./collect.ts";
import { composeMetadata } from "../metadata/compose.ts";
import { tagsOf } from "../metadata/exif/testing.ts";
import type { MetadataEdit } from "../metadata/types.ts";
import { withMetadata } from "./testing.ts";

const EDIT: MetadataEdit = {
  size: { width: 1111, height: 888 },
  orientation: 1,
  colour: "srgb",
  keepLocation: false,
  credits: null,
};

/** Tags that are positions, or differ on purpose. */
const NOT_COMPARED =
  /Pointer$|^(GPS.*|Orientation|Pixel[XY]Dimension|ColorSpace|MakerNote|Compression|JPEGInterchange.*|Thumbnail)$/;

function exifOf(file: Uint8Array): Record<string, unknown> {
  const { gps = null, ...tags } = tagsOf(file);
  return { ...Object.fromEntries(Object.entries(tags).filter(([name]) => !NOT_COMPARED.test(name))), gps };
}

const CANVASES = [
  ["jpeg", "plain"],
  ["png", "png-rgb"],
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

  test.each(CARRYING)("with the metadata of %s is complete and upright", async (name) => {
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

test("writeMetadata returns files of other formats unchanged", async () => {
  const other = await photo("webp-lossy");
  const metadata = composeMetadata(await collectMetadata(await photo("leica-q2")), EDIT);
  expect(withMetadata(other, metadata)).toEqual(other);
  expect(withMetadata(new Uint8Array(), metadata)).toEqual(new Uint8Array());
});
