import { letters } from "@matte/pixels/bytes";
import { type ExifStructure, structureOf } from "./structure.ts";
import { MAKE, MODEL } from "./tags.ts";

/** Longer than any camera's name. */
const LONGEST_NAME = 64;

/** Reads a name in IFD0 as stored; empty if absent. */
export function nameIn(block: Uint8Array, { first }: ExifStructure, wanted: number): string {
  const { start, end } = first.fields.find(({ tag }) => tag === wanted)?.value ?? { start: 0, end: 0 };
  return letters(block, start, Math.min(end - start, LONGEST_NAME));
}

/** Returns whether a block names the camera of another one, or any if the other names none. */
export function isOfCamera(block: Uint8Array, other: Uint8Array): boolean {
  const [structure, named] = [structureOf(block), structureOf(other)];
  if (structure === null) return false;
  return [MAKE, MODEL].every((tag) => {
    const name = named === null ? "" : comparable(nameIn(other, named, tag));
    return name === "" || comparable(nameIn(block, structure, tag)) === name;
  });
}

function comparable(name: string): string {
  return name.replace(/\0.*$/su, "").trim().toLowerCase();
}
