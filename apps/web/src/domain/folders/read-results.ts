/** A results folder's content before an export. */
import { nameIdentity } from "@matte/engine";
import pMap from "p-map";
import { type Manifest, MANIFEST_NAME, parseManifest } from "./manifest.ts";
import { pathOf } from "./paths.ts";
import type { FoundFiles } from "./plan-files.ts";
import type { FileState } from "./types.ts";

/** Longest list in bytes, for 100,000 exports. */
const LONGEST_MANIFEST = 64 * 2 ** 20;

const CONCURRENCY = 16;

export async function readManifest(results: FileSystemDirectoryHandle): Promise<Manifest> {
  const handle = await results.getFileHandle(MANIFEST_NAME).catch(() => null);
  const file = await handle?.getFile();
  return file === undefined || file.size > LONGEST_MANIFEST ? new Map() : parseManifest(await file.text());
}

/** Finds folder entries by path; opens only those in the manifest. */
export async function findFiles(
  folders: ReadonlyMap<string, FileSystemDirectoryHandle>,
  manifest: Manifest,
): Promise<FoundFiles> {
  const ours = new Set([...manifest.keys()].map(nameIdentity));
  const entries: (readonly [identity: string, entry: FileSystemHandle])[] = [];
  for (const [directory, folder] of folders)
    for await (const entry of folder.values()) entries.push([nameIdentity(pathOf(directory, entry.name)), entry]);
  const stateOf = async ([identity, entry]: (typeof entries)[number]) =>
    [identity, ours.has(identity) && entry instanceof FileSystemFileHandle ? await fileState(entry) : null] as const;
  return new Map(await pMap(entries, stateOf, { concurrency: CONCURRENCY }));
}

async function fileState(handle: FileSystemFileHandle): Promise<FileState> {
  return stateOfFile(await handle.getFile());
}

export function stateOfFile({ size, lastModified }: File): FileState {
  return { bytes: size, modified: lastModified };
}
