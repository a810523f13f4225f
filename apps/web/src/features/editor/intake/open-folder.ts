/** Photos in a folder opened by the user. */
import { editorFolders as texts } from "@matte/messages/editor-folders";
import pMap from "p-map";
import { chooseFolder } from "#domain/folders/picker.ts";
import { RESULTS } from "#domain/folders/support.ts";
import type { EditorSession } from "../state/session.ts";
import { rememberHandle } from "./file-handles.ts";
import { looksLikePhoto } from "#domain/photos/file-kinds.ts";
import { type Findings, FOLDER_LIMITS } from "./findings.ts";
import { isHidden, naturalOrder } from "./folder-paths.ts";
import { foldersOfPhotos, rememberFolder } from "./own-folders.ts";

/** Asks for a folder and finds its photos; their exports go into it. @returns null if the user cancels */
export async function openFolder(session: EditorSession): Promise<Findings | null> {
  try {
    const chosen = await chooseFolder({ id: "matte-open", mode: "read" });
    return chosen === null ? null : await photosOf(await known(session, chosen));
  } catch (error) {
    console.error("No folder was opened.", error);
    session.services.notices.error(texts.noneOpened);
    return null;
  }
}

/** Returns the same object for the same folder: its photos are exported together. */
async function known(session: EditorSession, chosen: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle> {
  for (const folder of new Set(foldersOfPhotos(session).values())) if (await folder.isSameEntry(chosen)) return folder;
  return chosen;
}

interface FoundHandle {
  readonly path: readonly string[];
  readonly handle: FileSystemFileHandle;
}

const CONCURRENCY = 16;

/** Photos in a folder and its subfolders, in natural path order; without exported results. */
export async function photosOf(folder: FileSystemDirectoryHandle): Promise<Findings> {
  const found: FoundHandle[] = [];
  const walk = { skipped: 0, isCut: false };
  await visit(folder, []);
  const opened = await pMap(
    found.toSorted((a, b) => naturalOrder(a.path, b.path)),
    ({ handle }) => open(handle, folder),
    { concurrency: CONCURRENCY },
  );
  const files = opened.filter((file) => file !== null);
  return { ...walk, files, skipped: walk.skipped + opened.length - files.length };

  async function visit(parent: FileSystemDirectoryHandle, parents: readonly string[]): Promise<void> {
    for await (const entry of parent.values()) {
      if (isHidden(entry.name)) continue;
      const path = [...parents, entry.name];
      if (found.length >= FOLDER_LIMITS.files || path.length > FOLDER_LIMITS.depth) walk.isCut = true;
      else if (entry instanceof FileSystemFileHandle) take(entry, path);
      else if (entry instanceof FileSystemDirectoryHandle && entry.name !== RESULTS) await visit(entry, path);
    }
  }

  function take(handle: FileSystemFileHandle, path: readonly string[]): void {
    if (looksLikePhoto({ name: handle.name, type: "" })) found.push({ path, handle });
    else walk.skipped += 1;
  }
}

async function open(handle: FileSystemFileHandle, folder: FileSystemDirectoryHandle): Promise<File | null> {
  const file = await handle.getFile().catch(() => null);
  if (file === null) return null;
  rememberHandle(file, () => Promise.resolve(handle));
  rememberFolder(file, folder);
  return file;
}
