/** Exports into the photos' original folders, or into one chosen by the user. */
import { editorFolders as texts } from "@matte/messages/editor-folders";
import { chooseFolder } from "#domain/folders/picker.ts";
import { askPermission } from "#lib/handle-permission.ts";
import { ownFolders } from "../intake/own-folders.ts";
import type { EditorSession } from "../state/session.ts";
import type { IntoFolder } from "../state/store.ts";
import { exportPhotos, mayExport } from "./export-photos.ts";

/**
 * Exports all photos into folders. Call it in a click: the browser may ask for a folder, or for permission.
 * @param wanted null asks for a folder, and so does `own` unless all photos were opened from one
 */
export async function exportIntoFolder(
  session: EditorSession,
  signal: AbortSignal,
  wanted: IntoFolder | null,
): Promise<void> {
  if (!mayExport(session)) return;
  const known = wanted === "own" && ownFolders(session) === null ? null : wanted;
  const into = known ?? (await askForFolder(session));
  if (into === null || !(await mayWrite(session, into))) return;
  session.set({ unfinished: into });
  await exportPhotos(session, signal, { into });
  session.set({ unfinished: null });
}

async function askForFolder({ services }: EditorSession): Promise<FileSystemDirectoryHandle | null> {
  try {
    return await chooseFolder({ id: "matte-export", mode: "readwrite" });
  } catch (error) {
    console.error("No folder was chosen.", error);
    services.notices.error(texts.noneChosen);
    return null;
  }
}

async function mayWrite(session: EditorSession, into: IntoFolder): Promise<boolean> {
  for (const folder of new Set(into === "own" ? ownFolders(session)?.values() : [into])) {
    if (await askPermission(folder, "readwrite")) continue;
    session.services.notices.error(texts.notAllowed(folder.name));
    return false;
  }
  return true;
}
