/** The photos on the wall, with the sizes of their frames in one unit. */
import { printScale, type Size } from "@matte/engine";
import type { EditorDocument, PhotoEntry } from "../model/document.ts";
import { printedPosition } from "../model/photo-caption.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { shownIn } from "../model/shown-record.ts";
import { type FrameStyle, planPhoto, styleOf } from "../preview/plan-photo.ts";
import type { EditorSession } from "../state/session.ts";
import type { EditorState } from "../state/store.ts";
import { hang, type Hanging } from "./hanging.ts";

export interface Work {
  readonly entry: PhotoEntry;
  /** As its frame shows it. */
  readonly record: PhotoRecord;
  /** The frame, in units of the wall. */
  readonly size: Size;
  /** Long side of the photo in it. */
  readonly photoSide: number;
}

interface Framed extends Omit<Work, "size" | "photoSide"> {
  /** Export pixels. */
  readonly canvas: Size;
  readonly photo: Size;
  /** Pixels per millimetre; null without a print size. */
  readonly print: number | null;
}

interface Input {
  readonly style: FrameStyle;
  readonly record: PhotoRecord;
  readonly found: unknown;
  readonly number: number;
  readonly count: number;
}

const framed = new WeakMap<PhotoEntry, { readonly input: Input; readonly work: Framed }>();

/** Photos without a record are left out. @param style for photos without settings of their own */
export function worksOf(
  { photos }: Pick<EditorSession, "photos">,
  { history: { present }, fallbacks }: Pick<EditorState, "history" | "fallbacks">,
  style: FrameStyle,
): readonly Work[] {
  const all = present.photos.flatMap((entry) => {
    const record = shownIn(photos, entry);
    return record === undefined ? [] : [frameOf(entry, { style, record, found: fallbacks.get(entry.id) }, present)];
  });
  // Prints hang at the size of their paper, if all have one.
  const isPrinted = all.every(({ print }) => print !== null);
  return all.map(({ entry, record, canvas, photo, print }) => {
    const unit = isPrinted ? (print ?? 1) : 1;
    const size = { width: canvas.width / unit, height: canvas.height / unit };
    return { entry, record, size, photoSide: Math.max(photo.width, photo.height) / unit };
  });
}

/** Laid out once, until something about it changes. */
function frameOf(
  entry: PhotoEntry,
  {
    style,
    record,
    found,
  }: Pick<Input, "style" | "record"> & { readonly found: Parameters<typeof planPhoto>[1]["found"] },
  present: EditorDocument,
): Framed {
  const position = printedPosition(present, entry);
  const input = { style, record, found, ...position };
  const known = framed.get(entry);
  if (known !== undefined && isSame(known.input, input)) return known.work;
  const { layout, drawn } = planPhoto(styleOf(style, entry), { entry, record, position, found });
  const { canvas, photo } = layout;
  const work = { entry, record, canvas, photo, print: printScale(drawn, canvas) };
  framed.set(entry, { input, work });
  return work;
}

export function hangWorks(works: readonly Pick<Work, "size">[]): Hanging {
  return hang(works.map(({ size }) => size));
}

function isSame(one: Input, other: Input): boolean {
  return (Object.keys(one) as (keyof Input)[]).every((key) => one[key] === other[key]);
}
