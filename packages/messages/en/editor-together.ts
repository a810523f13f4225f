/** Photos framed together. */
import type { Arrangement } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "Row", column: "Column", grid: "Grid" };

export const editorTogether = {
  title: "Together",
  action: "Frame together",
  working: (count: number) => `Framing ${photos(count)} together…`,
  framed: (count: number) => `Framed ${photos(count)} together.`,
  wrongCount: (min: number, max: number) => `Select ${number(min)} to ${number(max)} photos to frame them together.`,
  separate: "Separate",
  separated: (count: number) => `Separated ${photos(count)}.`,
  photos,
  arrangement: "Arrangement",
  arrangements,
  gap: "Gap",
  /** For screen readers, after the gap's name. */
  gapUnit: "percent",
  order: "Photos in this frame",
  moved: (file: string, place: number, count: number) => `${file} moved to ${number(place)} of ${number(count)}`,
};
