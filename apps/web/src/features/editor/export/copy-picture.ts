/** Copies the selected photo's framed picture to the clipboard. */
import { editorExport } from "@matte/messages/editor-export";
import { selectedIndex } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";
import { frameJobOf } from "./frame-jobs.ts";

/** The clipboard takes PNG in all browsers. Call it in a key press or a click; a browser that needs one asks for a new one later. */
export async function copyPicture(session: EditorSession, signal: AbortSignal): Promise<void> {
  const { notices } = session.services;
  const { present } = session.store.getState().history;
  if (present.photos[selectedIndex(present)] === undefined) return;
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": pictureOf(session, signal) })]);
    notices.success(editorExport.copied);
  } catch (error) {
    if (signal.aborted) return;
    console.error("The picture could not be copied.", error);
    notices.error(editorExport.notCopied);
  }
}

async function pictureOf(session: EditorSession, signal: AbortSignal): Promise<Blob> {
  const { present } = session.store.getState().history;
  const photo = present.photos[selectedIndex(present)];
  if (photo === undefined) throw new Error("No photo is selected");
  const job = frameJobOf(session)(photo);
  const framed = await session.services.pool.frame(
    { ...job, settings: { ...job.settings, exportFormat: "png", contentCredentials: false } },
    { signal },
  );
  return framed.blob;
}
