/** JSON in a column of text. @returns null for a column that is empty */
export function fromJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
