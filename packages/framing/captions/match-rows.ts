/** Finds the photo for each table row by file name. */

export interface Named {
  readonly fileName: string;
}

export interface Matches<Row extends Named, Photo extends Named> {
  readonly pairs: readonly (readonly [Row, Photo])[];
  readonly unmatched: readonly Row[];
}

/** Matches each photo at most once; rows and photos with the same name by their folders, then in order. */
export function matchRows<Row extends Named, Photo extends Named>(
  rows: readonly Row[],
  photos: readonly Photo[],
): Matches<Row, Photo> {
  const waiting = new Map<string, Photo[]>();
  for (const photo of photos) {
    const namesakes = waiting.get(keyOf(photo));
    if (namesakes === undefined) waiting.set(keyOf(photo), [photo]);
    else namesakes.push(photo);
  }
  const pairs: [Row, Photo][] = [];
  const unmatched: Row[] = [];
  for (const row of rows) {
    const photo = takeNearest(waiting.get(keyOf(row)) ?? [], row);
    if (photo === undefined) unmatched.push(row);
    else pairs.push([row, photo]);
  }
  return { pairs, unmatched };
}

/** Removes the first of the namesakes with the most folders in common. */
function takeNearest<Photo extends Named>(namesakes: Photo[], row: Named): Photo | undefined {
  if (namesakes.length < 2) return namesakes.shift();
  const shared = namesakes.map((photo) => sharedParts(photo, row));
  return namesakes.splice(shared.indexOf(Math.max(...shared)), 1)[0];
}

/** Counts the parts at the end of both paths that are the same. */
function sharedParts(one: Named, other: Named): number {
  const [parts, others] = [partsOf(one).toReversed(), partsOf(other).toReversed()];
  const end = parts.findIndex((part, at) => part !== others[at]);
  return end < 0 ? parts.length : end;
}

function keyOf(named: Named): string {
  return partsOf(named).at(-1) ?? "";
}

/** Systems differ in the case of endings and in how they compose accents; file lists contain folders. */
function partsOf({ fileName }: Named): readonly string[] {
  return fileName.split(/[\\/]/u).map((part) => part.trim().normalize("NFC").toLowerCase());
}
