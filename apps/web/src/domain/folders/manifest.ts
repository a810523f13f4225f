/** The list of exports in a folder: with which look each was made, and how to recognise it. */
import type { FileState } from "./types.ts";

export const MANIFEST_NAME = ".matte.json";

export interface ManifestEntry {
  readonly key: string;
  readonly source: string;
  /** Name that the file was to have, before it was numbered. */
  readonly name: string;
  /** The file as written; null while it is only planned. */
  readonly written: FileState | null;
  /** The older export that a planned file replaces: as long as the file is this one, it is not written. */
  readonly replaces: FileState | null;
}

/** Entries by path. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

const VERSION = 1;

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ version: VERSION, files: Object.fromEntries(manifest) }, null, 1)}\n`;
}

/** Entries of a manifest; none where it is damaged or of another version, so that its files are left alone. */
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
  if (typeof value !== "object" || value === null) throw new TypeError("No object");
  return Object.fromEntries(Object.entries(value));
}

function string(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("No text");
  return value;
}

function amount(value: unknown): number {
  if (typeof value !== "number") throw new TypeError("No number");
  return value;
}
