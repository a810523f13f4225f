/** JUMBF boxes (ISO/IEC 19566-5), within bounds. */

/** A box with content; `start` and `end` enclose it. */
export interface ContentBox {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** A superbox: its description's type and label, and further boxes. `start` and `end` enclose its content. */
export interface SuperBox {
  readonly type: "jumb";
  /** The content type's UUID, in hexadecimal digits. */
  readonly uuid: string;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly boxes: readonly (ContentBox | SuperBox)[];
}

const MAX_DEPTH = 12;
const MAX_BOXES = 5_000;
export const BOX_HEADER = 8;
const UUID_BYTES = 16;
/** The description has a label. */
const HAS_LABEL = 2;

/** Reads bytes as one superbox. @throws if they aren't, or exceed the bounds */
export function readSuperBox(bytes: Uint8Array): SuperBox {
  const budget = { boxes: MAX_BOXES };
  const [box, ...others] = boxesIn(bytes, 0, bytes.length, 0, budget);
  if (box === undefined || others.length > 0 || !isSuperBox(box)) throw new Error("Not one superbox");
  return box;
}

export function isSuperBox(box: ContentBox | SuperBox): box is SuperBox {
  return "label" in box;
}

/** Returns the superboxes in a superbox. */
export function superBoxes({ boxes }: SuperBox): readonly SuperBox[] {
  return boxes.filter(isSuperBox);
}

/** Returns the box by its path; null if there is none, or more than one at a step. */
export function boxAt(root: SuperBox, labels: readonly string[]): SuperBox | null {
  let box = root;
  for (const label of labels) {
    const [next, ...others] = superBoxes(box).filter((inner) => inner.label === label);
    if (next === undefined || others.length > 0) return null;
    box = next;
  }
  return box;
}

function boxesIn(
  bytes: Uint8Array,
  start: number,
  end: number,
  depth: number,
  budget: { boxes: number },
): (ContentBox | SuperBox)[] {
  if (depth > MAX_DEPTH) throw new Error("JUMBF boxes are too deep");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: (ContentBox | SuperBox)[] = [];
  for (let at = start; at < end;) {
    if ((budget.boxes -= 1) < 0) throw new Error("Too many JUMBF boxes");
    const length = view.getUint32(at);
    if (length < BOX_HEADER || length > end - at) throw new Error("A JUMBF box exceeds its parent");
    const box = { type: letters(bytes, at + 4, 4), start: at + BOX_HEADER, end: at + length };
    boxes.push(box.type === "jumb" ? superBox(bytes, box, depth, budget) : box);
    at += length;
  }
  return boxes;
}

function superBox(bytes: Uint8Array, { start, end }: ContentBox, depth: number, budget: { boxes: number }): SuperBox {
  const [description, ...boxes] = boxesIn(bytes, start, end, depth + 1, budget);
  if (description?.type !== "jumd") throw new Error("A superbox has no description");
  const content = bytes.subarray(description.start, description.end);
  if (content.length <= UUID_BYTES) throw new Error("A description is too short");
  const uuid = [...content.subarray(0, UUID_BYTES)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { type: "jumb", uuid, label: labelOf(content), start, end, boxes };
}

function labelOf(description: Uint8Array): string {
  if (((description[UUID_BYTES] ?? 0) & HAS_LABEL) === 0) return "";
  const start = UUID_BYTES + 1;
  const end = description.indexOf(0, start);
  if (end < 0) throw new Error("A label has no end");
  return new TextDecoder("utf-8", { fatal: true }).decode(description.subarray(start, end));
}

function letters(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
