import { type ArrangedSheet, type Box, cropBox } from "@matte/engine";
import { intoUpright, storedBox } from "../read/orientation.ts";
import type { PhotoFacts } from "./types.ts";

type Sheet = Pick<PhotoFacts, "sheet" | "size" | "orientation" | "part">;

/** Layout input for photos framed together; nothing for a single photo, and for a sheet that is straightened. */
export function sheetInput({ sheet, size, orientation, part }: Sheet): { readonly sheet?: ArrangedSheet } {
  if (sheet === undefined) return {};
  if (part === undefined) return { sheet: { size, places: sheet.places } };
  if (part.straighten !== 0) return {};
  const to = intoUpright(orientation, part.box);
  // A drawn sheet is stored upright.
  const stored = sheet.parts?.map(({ photo }) => photo) ?? sheet.places;
  return { sheet: { size, places: stored.map((photo) => storedBox(to, within(photo, part.box))) } };
}

/** Part of a box inside another, from its corner. */
function within(box: Box, other: Box): Box {
  const { x, y, width, height } = cropBox(box, other);
  return { x: x - other.x, y: y - other.y, width, height };
}
