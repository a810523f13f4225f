/** Lists the exports in a folder: the look of each, and its file's state. */
import type { FileState } from "./types.ts";

export const MANIFEST_NAME = ".matte.json";

export interface ManifestEntry {
  readonly key: string;
  readonly source: string;
  /** File name without the number added to make it unique. */
  readonly name: string;
  /** The file as written; null while it is only planned. */
  readonly written: FileState | null;
  /** Older export replaced by a planned file: while the file has this state, it is not written yet. */
  readonly replaces: FileState | null;
}

/** Entries by path. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

const VERSION = 1;

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ version: VERSION, files: Object.fromEntries(manifest) }, null, 1)}\n`;
}

/** Parses a manifest; empty if it is damaged or in another version: its files are then left alone. */
export function parseManifest(text: string): Manifest {
  try {
    const { version, files } = record(JSON.parse(text));
    if (version !== VERSION) return new Map();
    return new Map(Object.entries(record(files)).map(([path, entry]) => [path, entryOf(record(entry))]));
  } catch {
    return new Map();
  }
}

function entryOf({ key, source, name, written, replaces }: Readonly<Record<string, unknown>>): ManifestEntry {
  return {
    key: string(key),
    source: string(source),
    name: string(name),
    written: fileState(written),
    replaces: fileState(replaces),
  };
}

function fileState(value: unknown): FileState | null {
  if (value === null) return null;
  const { bytes, modified } = record(value);
  return { bytes: amount(bytes), modified: amount(modified) };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new TypeError("Not an object");
  return Object.fromEntries(Object.entries(value));
}

function string(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("Not a string");
  return value;
}

function amount(value: unknown): number {
  // JSON has numbers it can't write again: 1e999.
  if (typeof value !== "number" || !Number.isFinite(value)) throw new TypeError("Not a number");
  return value;
}
