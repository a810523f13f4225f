import { MANIFEST_NAME, type ManifestEntry, manifestText } from "./manifest.ts";
import { directoryOf, nameOf } from "./paths.ts";
import { plannedManifest, planFiles } from "./plan-files.ts";
import { findFiles, readManifest, stateOfFile } from "./read-results.ts";
import { RESULTS } from "./support.ts";
import type { FileState, PlannedFile, WantedFile } from "./types.ts";
import { PART_NAME, writeFile } from "./write-file.ts";

/** True for a file from which the editor read a photo. */
export type IsSource = (name: string, state: FileState) => boolean;

/** The results folder inside the photographer's chosen folder, during one export. */
export class ResultsFolder {
  readonly #results: FileSystemDirectoryHandle;
  #folders: ReadonlyMap<string, FileSystemDirectoryHandle> = new Map();
  #manifest = new Map<string, ManifestEntry>();

  private constructor(results: FileSystemDirectoryHandle) {
    this.#results = results;
  }

  static async open(chosen: FileSystemDirectoryHandle): Promise<ResultsFolder> {
    return new ResultsFolder(await chosen.getDirectoryHandle(RESULTS, { create: true }));
  }

  /** Plans files and saves the plan: an interrupted export can be continued. */
  async plan(wanted: readonly WantedFile[], isSource: IsSource): Promise<readonly PlannedFile[]> {
    await this.#openFolders(wanted);
    const manifest = await readManifest(this.#results);
    const found = await findFiles(this.#folders, manifest);
    const folder = { found, manifest, isSource: (path: string, state: FileState) => isSource(nameOf(path), state) };
    const plans = planFiles(wanted, folder);
    this.#manifest = plannedManifest(wanted, plans, folder);
    await this.#saveManifest();
    return plans;
  }

  /** Writes a planned file. Detaches the bytes. @param key of another look than the planned one */
  async write({ path }: PlannedFile, bytes: Uint8Array<ArrayBuffer>, key?: string): Promise<File> {
    const folder = this.#folders.get(directoryOf(path)) ?? this.#results;
    const file = await writeFile(folder, nameOf(path), bytes);
    const entry = this.#manifest.get(path);
    const made = key === undefined ? {} : { key };
    if (entry !== undefined)
      this.#manifest.set(path, { ...entry, ...made, written: stateOfFile(file), replaces: null });
    return file;
  }

  /** Saves which files were written. */
  async close(): Promise<void> {
    for (const folder of this.#folders.values()) await folder.removeEntry(PART_NAME).catch(() => undefined);
    await this.#saveManifest();
  }

  async #openFolders(wanted: readonly WantedFile[]): Promise<void> {
    const folders = new Map<string, FileSystemDirectoryHandle>();
    for (const directory of new Set(wanted.map((file) => file.directory))) {
      const folder =
        directory === "" ? this.#results : await this.#results.getDirectoryHandle(directory, { create: true });
      folders.set(directory, folder);
    }
    this.#folders = folders;
  }

  async #saveManifest(): Promise<void> {
    await writeFile(this.#results, MANIFEST_NAME, new TextEncoder().encode(manifestText(this.#manifest)));
  }
}
