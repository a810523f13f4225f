import { TEMPLATE_FIELDS, type TemplateField } from "./fields.ts";

/** Edits between a typed name and its suggestion. */
const MAX_DISTANCE = 2;
/** UTF-16 units; longer names are not a misspelt field. */
const MAX_LENGTH = 20;

/** Returns the field closest to a misspelt name; null if none is close. */
export function suggestField(name: string): TemplateField | null {
  const typed = name.toLowerCase();
  if (typed.length > MAX_LENGTH) return null;
  const limit = Math.min(MAX_DISTANCE, typed.length - 1);
  const candidates = TEMPLATE_FIELDS.map((field) => ({ field, distance: distanceOf(typed, field) }));
  const [best] = candidates.toSorted((one, other) => one.distance - other.distance);
  return best !== undefined && best.distance <= limit ? best.field : null;
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
