/** Damaged maker notes: their facts are read, and the block is edited for an export, which holds no preview. */
import { cameraDataFrom, cameraTags } from "@matte/engine";
import fc from "fast-check";
import { editExif } from "../../packages/metadata/exif/edit.ts";
import { embeddedJpegs } from "../../packages/metadata/exif/embedded-jpegs.ts";
import { blockOf, CAMERA_NOTES } from "../../packages/metadata/exif/testing/camera-notes.ts";
import { tagsOf } from "../../packages/metadata/tags.ts";
import { damage, damaged } from "./damage.ts";

const EDIT = { size: { width: 900, height: 700 }, orientation: 1, colour: "srgb", keepLocation: false } as const;
const NONE = new Uint8Array();

const blocks = Object.values(CAMERA_NOTES).map((note) => blockOf(note));
const given = fc.tuple(fc.constantFrom(...blocks), damage);

export const makerNotes = fc.asyncProperty(given, async ([block, harm]) => {
  const bytes = damaged(block, harm);
  cameraDataFrom(tagsOf(bytes, NONE, cameraTags()));
  const edited = editExif(bytes, EDIT);
  if (edited === null) return;
  if (edited.length > bytes.length) throw new Error("An edited block that grew.");
  if (embeddedJpegs(edited, { start: 0, end: edited.length }).length > 0) throw new Error("A preview in an export.");
});
