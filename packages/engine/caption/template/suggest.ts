import { TEMPLATE_FIELDS, type TemplateField } from "./fields.ts";

/** Most letters in which a suggestion differs from the typed name. */
const FARTHEST = 2;
/** Longer names are no misspelt field. */
const LONGEST_NAME = 20;

/** The field that a misspelt name is closest to; null if none is close. */
export function suggestField(name: string): TemplateField | null {
  const typed = name.toLowerCase();
  if (typed.length > LONGEST_NAME) return null;
  const farthest = Math.min(FARTHEST, typed.length - 1);
  const near = TEMPLATE_FIELDS.map((field) => ({ field, distance: distanceOf(typed, field) }));
  const [best] = near.toSorted((one, other) => one.distance - other.distance);
  return best !== undefined && best.distance <= farthest ? best.field : null;
}

/** Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  one.split("").forEach((letter, index) => {
    row = nextRow(row, index + 1, letter, other);
  });
  return row[other.length] ?? 0;
}

function nextRow(above: readonly number[], first: number, letter: string, other: string): number[] {
  const row = [first];
  other.split("").forEach((compared, index) => {
    const replaced = (above[index] ?? 0) + (letter === compared ? 0 : 1);
    row.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
  });
  return row;
}
