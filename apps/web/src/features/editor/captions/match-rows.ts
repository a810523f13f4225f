/** Finds the photo for each table row by file name. */

export interface Named {
  readonly fileName: string;
}

export interface Matches<Row extends Named, Photo extends Named> {
  readonly pairs: readonly (readonly [Row, Photo])[];
  readonly unmatched: readonly Row[];
}

/** Matches each photo at most once; rows and photos with the same name in order. */
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

/** Systems differ in the case of endings and in how they compose accents; file lists contain folders. */
function keyOf({ fileName }: Named): string {
  const [base = ""] = fileName.split(/[\\/]/u).slice(-1);
  return base.trim().normalize("NFC").toLowerCase();
}
