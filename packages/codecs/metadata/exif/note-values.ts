import { tiffReader } from "../tiff.ts";
import { type Directory, numbersOf } from "./directory.ts";
import { ASCII, BYTE, RATIONAL, SRATIONAL, UNDEFINED } from "./tags.ts";

/** Most values of a tag, of which none that is read here has more. */
const MAX_VALUES = 64;
const RATIONAL_SIZE = 8;

/** A fraction as metadata readers give it. */
type Fraction = readonly [numerator: number, denominator: number];

/** Values of a directory by tag; empty for tags that are missing or have another type. */
export class NoteValues {
  readonly #view: Uint8Array;
  readonly #directory: Directory;

  constructor(view: Uint8Array, directory: Directory) {
    this.#view = view;
    this.#directory = directory;
  }

  /** Whole numbers, unsigned. */
  whole(tag: number): readonly number[] {
    return this.#fields(tag).flatMap((field) => numbersOf(this.#view, field, MAX_VALUES));
  }

  /** Count of values that a field states. */
  count(tag: number): number {
    return this.#fields(tag)[0]?.count ?? 0;
  }

  rationals(tag: number): readonly Fraction[] {
    const read = tiffReader(this.#view);
    return this.#fields(tag).flatMap(({ type, value: { start, end } }) => {
      if (read === null || (type !== RATIONAL && type !== SRATIONAL)) return [];
      const number = (at: number): number => (type === SRATIONAL ? read.u32(at) | 0 : read.u32(at));
      const count = Math.min(MAX_VALUES, Math.floor((end - start) / RATIONAL_SIZE));
      return Array.from({ length: count }, (_, index): Fraction => {
        const at = start + index * RATIONAL_SIZE;
        return [number(at), number(at + 4)];
      });
    });
  }

  /** Bytes of a text or of a record. */
  bytes(tag: number): Uint8Array | undefined {
    const field = this.#fields(tag).find(({ type }) => type === ASCII || type === UNDEFINED || type === BYTE);
    return field && this.#view.subarray(field.value.start, field.value.end);
  }

  #fields(tag: number): Directory["fields"] {
    return this.#directory.fields.filter((field) => field.tag === tag);
  }
}
