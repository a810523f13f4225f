import { letters } from "@matte/pixels/bytes";
import { readOrientation } from "../orientation.ts";
import type { MetadataEdit } from "../types.ts";
import type { Directory, Field } from "./directory.ts";
import { patchNumber } from "./patch.ts";
import type { ExifStructure } from "./structure.ts";
import * as tags from "./tags.ts";

/** ColorSpace, Exif 2.32 §4.6.5. */
const COLOUR_SPACES = { srgb: 1, "display-p3": 0xffff } as const;

/** DCF 2.0 indexes for Adobe RGB and sRGB; readers guess the colour space from them without a profile. */
const OPTIONAL_INDEX = "R03\0";
const BASIC_INDEX = new TextEncoder().encode("R98\0");

/** Updates the fields describing the picture. Adds none. */
export function correct(
  block: Uint8Array,
  structure: ExifStructure,
  edit: Omit<MetadataEdit, "credits" | "density">,
): void {
  const { first, exif, interoperability } = structure;
  const { width, height } = edit.size;
  set(
    block,
    [first],
    tags.ORIENTATION,
    edit.orientation === "keep" ? readOrientation(block) : edit.orientation,
    tags.SHORT,
  );
  set(block, [first], tags.IMAGE_WIDTH, width);
  set(block, [first], tags.IMAGE_LENGTH, height);
  set(block, exif, tags.PIXEL_X_DIMENSION, width);
  set(block, exif, tags.PIXEL_Y_DIMENSION, height);
  set(block, interoperability, tags.RELATED_IMAGE_WIDTH, width);
  set(block, interoperability, tags.RELATED_IMAGE_LENGTH, height);
  if (edit.colour === "keep") return;
  set(block, exif, tags.COLOUR_SPACE, COLOUR_SPACES[edit.colour], tags.SHORT);
  for (const field of fieldsOf(interoperability, tags.INTEROPERABILITY_INDEX)) makeBasic(block, field);
}

function set(block: Uint8Array, directories: readonly Directory[], tag: number, value: number, type?: number): void {
  for (const field of fieldsOf(directories, tag)) patchNumber(block, field, value, type);
}

function fieldsOf(directories: readonly Directory[], tag: number): Field[] {
  return directories.flatMap(({ fields }) => fields).filter((field) => field.tag === tag);
}

function makeBasic(block: Uint8Array, { value: { start, end } }: Field): void {
  if (letters(block, start, end - start) === OPTIONAL_INDEX) block.set(BASIC_INDEX, start);
}
