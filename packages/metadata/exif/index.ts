/** EXIF: the block's directories and fields, and what to remove from them. */
export { isOfCamera } from "./camera-name.ts";
export { compactExif } from "./compact.ts";
export {
  COUNT_SIZE,
  type Directory,
  type Field,
  FIELD_SIZE,
  fieldBytes,
  numbersOf,
  readDirectory,
} from "./directory.ts";
export { locationRanges, strayCoordinates } from "./location.ts";
export { type NoteKind, noteKindAt, type PreviewTags } from "./note-kinds.ts";
export { decimalsOf } from "./numbers.ts";
export { positionOf } from "./position.ts";
export { without } from "./ranges.ts";
export { makerNoteRanges, structureOf } from "./structure.ts";
export * as tags from "./tags.ts";
export { thumbnailRanges } from "./thumbnail.ts";
export { tiffWriter } from "./writer.ts";
