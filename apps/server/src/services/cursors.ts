/** Makes a list page's URL cursor: `TIME_ID` from the previous page's last entry. */
export function cursorOf(time: string, id: string): string {
  return `${time}_${id}`;
}

export interface Position {
  readonly time: string;
  readonly id: string;
}

/** @returns null for the first page */
export function positionOf(cursor: string | undefined): Position | null {
  if (cursor === undefined || cursor === "") return null;
  const at = cursor.indexOf("_");
  return { time: cursor.slice(0, at), id: cursor.slice(at + 1) };
}
