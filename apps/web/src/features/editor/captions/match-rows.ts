/** Finds the photo of each row of a table by the file's name. */

export interface Named {
  /** Base name of the file. */
  readonly fileName: string;
}

export interface Matches<Row extends Named, Photo extends Named> {
  readonly pairs: readonly (readonly [Row, Photo])[];
  readonly unmatched: readonly Row[];
}

/** Matches each photo at most once; rows and photos of the same name in their order. */
export function matchRows<Row extends Named, Photo extends Named>(
  rows: readonly Row[],
  photos: readonly Photo[],
): Matches<Row, Photo> {
  const waiting = new Map<string, Photo[]>();
  for (const photo of photos) waiting.set(keyOf(photo), [...(waiting.get(keyOf(photo)) ?? []), photo]);
  const pairs: [Row, Photo][] = [];
  const unmatched: Row[] = [];
  for (const row of rows) {
    const photo = waiting.get(keyOf(row))?.shift();
    if (photo === undefined) unmatched.push(row);
    else pairs.push([row, photo]);
  }
  return { pairs, unmatched };
}

/** Systems differ in the case of endings and in how they compose accents; lists of files contain folders. */
function keyOf({ fileName }: Named): string {
  const [base = ""] = fileName.split(/[\\/]/u).slice(-1);
  return base.trim().normalize("NFC").toLowerCase();
}
