/** Where a page of a list begins, as addresses have it: `TIME_ID` of the last entry before it. */
export function cursorOf(time: string, id: string): string {
  return `${time}_${id}`;
}

export interface Position {
  readonly time: string;
  readonly id: string;
}

/** @returns null where the list begins */
export function positionOf(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const at = cursor.indexOf("_");
  return { time: cursor.slice(0, at), id: cursor.slice(at + 1) };
}
