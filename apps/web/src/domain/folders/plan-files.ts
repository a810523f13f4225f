/** Paths for an export's files in a folder with existing files. */
import { nameIdentity, uniqueNames } from "@matte/engine";
import type { Manifest, ManifestEntry } from "./manifest.ts";
import { directoryOf, nameOf, pathOf } from "./paths.ts";
import type { FileState, PlannedFile, WantedFile } from "./types.ts";

/** Files by their path's {@link nameIdentity}; null for files missing in the manifest. */
export type FoundFiles = ReadonlyMap<string, FileState | null>;

export interface FolderContent {
  readonly found: FoundFiles;
  readonly manifest: Manifest;
  /** True for a file from which the editor read a photo. */
  readonly isSource: (path: string, state: FileState) => boolean;
}

/**
 * Plans files, in the order given. A file present with the same look is done. An older export of the same photo is replaced unless
 * it was changed since; other existing names are numbered. Nothing else in the folder is ever written to.
 */
export function planFiles(wanted: readonly WantedFile[], content: FolderContent): readonly PlannedFile[] {
  const plans = new Map<WantedFile, PlannedFile>();
  const assign = (groupOf: (file: WantedFile | ManifestEntry) => string, isUsable: Usable): void => {
    const paths = pathsByGroup(content.manifest, groupOf);
    const taken = new Set([...plans.values()].map(({ path }) => path));
    for (const file of wanted.filter((one) => !plans.has(one))) {
      const choices = paths.get(groupKey(file.directory, groupOf(file))) ?? [];
      const path = choices.find((choice) => !taken.has(choice) && isUsable(choice, content));
      if (path === undefined) continue;
      taken.add(path);
      plans.set(file, planAt(path, file, content));
    }
  };
  assign(
    ({ key }) => key,
    (path) => isFinished(path, content) || isReplaceable(path, content),
  );
  assign(({ source, name }) => groupKey(source, name), isReplaceable);
  const missing = wanted.filter((file) => !plans.has(file));
  const occupied = [...content.found.keys(), ...[...plans.values()].map(({ path }) => nameIdentity(path))];
  for (const [file, path] of newPaths(missing, occupied)) plans.set(file, { path, isDone: false, replaces: null });
  return wanted.flatMap((file) => plans.get(file) ?? []);
}

type Usable = (path: string, content: FolderContent) => boolean;

function groupKey(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function pathsByGroup(
  manifest: Manifest,
  groupOf: (entry: ManifestEntry) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [path, entry] of manifest) {
    const key = groupKey(directoryOf(path), groupOf(entry));
    const group = groups.get(key) ?? [];
    group.push(path);
    groups.set(key, group);
  }
  return groups;
}

/** True if a finished file is present, even if it was changed since. */
function isFinished(path: string, { found, manifest }: FolderContent): boolean {
  const file = found.get(nameIdentity(path));
  const replaces = manifest.get(path)?.replaces;
  if (!file || file.bytes === 0) return false;
  return !replaces || !isSame(file, replaces);
}

/** True for a manifest path without a file, or whose file is unchanged. */
function isReplaceable(path: string, { found, manifest, isSource }: FolderContent): boolean {
  const file = found.get(nameIdentity(path));
  if (file === undefined) return true;
  const entry = manifest.get(path);
  if (entry === undefined || file === null || isSource(path, file)) return false;
  // A planned file already present was written before the page ended.
  return file.bytes === 0 || entry.written === null || isSame(file, entry.written);
}

function planAt(path: string, { key }: WantedFile, content: FolderContent): PlannedFile {
  if (content.manifest.get(path)?.key === key && isFinished(path, content))
    return { path, isDone: true, replaces: null };
  return { path, isDone: false, replaces: content.found.get(nameIdentity(path)) ?? null };
}

/** @param occupied path identities */
function newPaths(
  wanted: readonly WantedFile[],
  occupied: readonly string[],
): readonly (readonly [WantedFile, string])[] {
  const directories = new Set(wanted.map(({ directory }) => directory));
  return [...directories].flatMap((directory) => {
    const files = wanted.filter((file) => file.directory === directory);
    const others = occupied.filter((path) => directoryOf(path) === nameIdentity(directory));
    const names = uniqueNames(
      files.map(({ name }) => name),
      others.map(nameOf),
    );
    return files.map((file, at) => [file, pathOf(directory, names[at] ?? "")] as const);
  });
}

function isSame(a: FileState, b: FileState): boolean {
  return a.bytes === b.bytes && a.modified === b.modified;
}

/** Adds an export's files to the manifest as planned. Entries without files are left out. */
export function plannedManifest(
  wanted: readonly WantedFile[],
  plans: readonly PlannedFile[],
  { found, manifest }: FolderContent,
): Map<string, ManifestEntry> {
  const next = new Map([...manifest].filter(([path]) => found.has(nameIdentity(path))));
  for (const [at, { path, isDone, replaces }] of plans.entries()) {
    const file = wanted[at];
    if (file === undefined) continue;
    const { key, source, name } = file;
    const written = isDone ? (manifest.get(path)?.written ?? found.get(nameIdentity(path)) ?? null) : null;
    next.set(path, { key, source, name, written, replaces });
  }
  return next;
}
