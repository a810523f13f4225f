/** Cursor of a list's page in a URL: `TIME_ID` of the last entry of the previous page. */
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
