/** Exports into folders on disk. Each file is written completely or not at all, and existing files stay. */
import {
  type BatchItem,
  type BatchSuccess,
  type BatchWork,
  frameAhead,
  type FramedItem,
} from "../photos/frame-ahead.ts";
import { lookKey, sourceKey } from "./look-key.ts";
import { type IsSource, ResultsFolder } from "./results-folder.ts";
import { FolderError, folderErrorOf, type PlannedFile, type WantedFile } from "./types.ts";

export interface FolderItem extends BatchItem {
  readonly folder: FileSystemDirectoryHandle;
  /** Subfolder for the results; empty for none. */
  readonly directory: string;
  readonly name: string;
}

export type FolderOutcome = (BatchSuccess & { readonly file: File }) | { readonly reason: unknown };

export interface FolderWork<Item extends FolderItem> extends Omit<BatchWork<Item>, "items" | "onSettled"> {
  readonly items: readonly Item[];
  readonly isSource: IsSource;
  /** Returns the name of the exports' signer; null if nothing is signed. */
  readonly signer: () => Promise<string | null>;
  /** Called with the items already written by an earlier export. */
  readonly onPlanned: (existing: readonly Item[]) => void;
  /** Called for every other item. */
  readonly onSettled: (item: Item, outcome: FolderOutcome) => void;
}

/**
 * Frames photos into folders, continuing with the others when one fails.
 * @throws FolderError when nothing more can be written; the signal's reason
 */
export async function exportIntoFolders<Item extends FolderItem>(work: FolderWork<Item>): Promise<void> {
  const unlock = await claim();
  // Also stops framing when a folder fails.
  const ended = new AbortController();
  const signal = AbortSignal.any([work.signal, ended.signal]);
  const targets = new Map<FileSystemDirectoryHandle, ResultsFolder>();
  try {
    const planned = await plan(work, targets);
    const remaining = new Set(planned.map(({ item }) => item));
    work.onPlanned(work.items.filter((item) => !remaining.has(item)));
    for await (const framed of frameAhead({ items: planned, pool: work.pool, signal })) {
      signal.throwIfAborted();
      work.onSettled(framed.item.item, await write(framed));
    }
  } catch (error) {
    work.signal.throwIfAborted();
    throw folderErrorOf(error) ?? new FolderError("failed", { cause: error });
  } finally {
    ended.abort();
    // If saving fails, the first saved plan is enough for the next export.
    for (const target of targets.values()) await target.close().catch(() => undefined);
    unlock();
  }
}

interface PlannedItem<Item> extends BatchItem {
  readonly item: Item;
  readonly target: ResultsFolder;
  readonly file: PlannedFile;
}

/** Opens the folders. @returns the items still to be written, in order */
async function plan<Item extends FolderItem>(
  { items, isSource, signer }: FolderWork<Item>,
  targets: Map<FileSystemDirectoryHandle, ResultsFolder>,
): Promise<readonly PlannedItem<Item>[]> {
  const files = new Map<Item, PlannedItem<Item>>();
  const signedBy = items.some(({ job }) => job.settings.contentCredentials) ? await signer() : null;
  for (const folder of new Set(items.map((item) => item.folder))) {
    const target = await ResultsFolder.open(folder);
    targets.set(folder, target);
    const own = items.filter((item) => item.folder === folder);
    const plans = await target.plan(await Promise.all(own.map((item) => wantedFile(item, signedBy))), isSource);
    for (const [at, item] of own.entries()) {
      const file = plans[at];
      if (file !== undefined && !file.isDone) files.set(item, { job: item.job, item, target, file });
    }
  }
  return items.flatMap((item) => files.get(item) ?? []);
}

async function wantedFile({ job, directory, name }: FolderItem, signer: string | null): Promise<WantedFile> {
  return { directory, name, key: await lookKey(job, signer), source: sourceKey(job.file) };
}

async function write<Item>({ item: planned, bytes, outcome }: FramedItem<PlannedItem<Item>>): Promise<FolderOutcome> {
  if (bytes === null || "reason" in outcome) return { reason: "reason" in outcome ? outcome.reason : null };
  try {
    const { credentials } = outcome.framed;
    // The next export signs what this one could not.
    const key = credentials !== undefined && "unsigned" in credentials ? await lookKey(planned.job, null) : undefined;
    return { ...outcome, file: await planned.target.write(planned.file, bytes, key) };
  } catch (reason) {
    const failure = folderErrorOf(reason);
    if (failure !== null) throw failure;
    return { reason };
  }
}

/** Locks folder exports for this tab: the plans of two tabs could assign the same name. */
function claim(): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request("matte folders", { ifAvailable: true }, (lock) => {
        if (lock === null) throw new FolderError("busy");
        return new Promise<void>((unlock) => {
          resolve(() => unlock());
        });
      })
      .catch(reject);
  });
}
