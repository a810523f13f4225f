/** Query values and results shared by both databases. */

/** Parses JSON in a text column. @returns null for an empty column */
export function fromJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** True for an update that changed its only row. */
export function isSingleRow(result: { readonly numUpdatedRows: bigint }): boolean {
  return result.numUpdatedRows === 1n;
}
