import { tiffReader } from "@matte/pixels/bytes";
import { type Directory, numbersOf } from "./directory.ts";
import { ASCII, BYTE, RATIONAL, SRATIONAL, UNDEFINED } from "./tags.ts";

/** No value read here is longer. */
const MAX_VALUES = 64;
const RATIONAL_SIZE = 8;

/** Fraction as metadata readers return it. */
type Fraction = readonly [numerator: number, denominator: number];

/** Directory values by tag; empty for missing tags or another type. */
export class NoteValues {
  readonly #view: Uint8Array;
  readonly #directory: Directory;

  constructor(view: Uint8Array, directory: Directory) {
    this.#view = view;
    this.#directory = directory;
  }

  /** Reads unsigned whole numbers. */
  whole(tag: number): readonly number[] {
    return this.#fields(tag).flatMap((field) => numbersOf(this.#view, field, MAX_VALUES));
  }

  /** Returns the count stated by a field. */
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

  /** Reads a text or a record. */
  bytes(tag: number): Uint8Array | undefined {
    const field = this.#fields(tag).find(({ type }) => type === ASCII || type === UNDEFINED || type === BYTE);
    return field && this.#view.subarray(field.value.start, field.value.end);
  }

  #fields(tag: number): Directory["fields"] {
    return this.#directory.fields.filter((field) => field.tag === tag);
  }
}
