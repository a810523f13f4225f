/** Fields that styles print, and camera data for which they have no place. */
import type { PrintedData } from "../caption/camera-data.ts";
import { type CameraLine, cameraLine } from "../caption/camera-text.ts";
import { cameraLines } from "../caption/columns.ts";
import type { Settings } from "../settings/table.ts";
import { LABEL_ROWS } from "./rows/index.ts";
import type { Arrangement, FieldGroup, LabelField } from "./types.ts";

const OF_STRIP: readonly LabelField[] = ["credit", "subject", "camera", "film", "exposure"];
const OF_RUN: readonly LabelField[] = ["subject", "city", "location", "day", "description", "creator", "credit"];
/** Label fields for a line with camera data. */
const FIELDS: Readonly<Record<CameraLine, readonly LabelField[]>> = {
  camera: ["camera"],
  lens: ["lens"],
  film: ["film"],
  exif: ["exposure"],
  date: ["year", "day"],
};

const known = new WeakMap<Arrangement, readonly LabelField[]>();

/** Lists the fields in an arrangement. */
export function fieldsOf(arrangement: Arrangement): readonly LabelField[] {
  const fields = known.get(arrangement) ?? [...new Set(findFields(arrangement))];
  known.set(arrangement, fields);
  return fields;
}

function findFields(arrangement: Arrangement): readonly LabelField[] {
  switch (arrangement.kind) {
    case "columns":
      return [...arrangement.left, ...arrangement.right].flatMap(fieldsIn);
    case "stack":
      return arrangement.blocks.flatMap(({ texts }) => texts.flatMap(fieldsIn));
    case "table": {
      const { camera, lens, line } = arrangement;
      return [...[camera, lens, line].flatMap(fieldsIn), "exposure"];
    }
    case "strip":
      return OF_STRIP;
    case "run":
      return OF_RUN;
  }
}

function fieldsIn({ parts }: FieldGroup): readonly LabelField[] {
  return parts.flatMap((part) => (typeof part === "string" ? part : fieldsIn(part)));
}

/** Lists camera data that the plain style would print, and this one does not. */
export function leftOutOf(settings: Settings, camera: PrintedData): readonly CameraLine[] {
  const { labelStyle } = settings;
  if (labelStyle === "plain" || !settings.showMetadata) return [];
  const printed = fieldsOf(LABEL_ROWS[labelStyle].arrangement);
  const isPrinted = (line: CameraLine): boolean => FIELDS[line].some((field) => printed.includes(field));
  return cameraLines(settings, camera).filter((line) => cameraLine(line, camera) !== undefined && !isPrinted(line));
}

/** True for text on the photo, or on a matte that shows it: its ink depends on the photo's tones. */
export function needsTones(settings: Settings): boolean {
  if (settings.background === "photo") return true;
  return isLabelOnPhoto(settings) || (settings.photoMark === "text" && settings.photoMarkText !== "");
}

/** True for a label wanted on the photo. */
export function isLabelOnPhoto({ showMetadata, labelStyle, labelPlace }: Settings): boolean {
  return showMetadata && labelStyle !== "plain" && labelPlace === "photo";
}
