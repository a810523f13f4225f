/** ZIPs and PDFs written directly to a file chosen by the user, if the browser supports it. */
import { editorExport } from "@matte/messages/editor-export";
import { editorPdf } from "@matte/messages/editor-pdf";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf } from "../state/store.ts";
import { batchFileName } from "./export-batch.ts";
import { exportPhotos, mayExport } from "./export-photos.ts";
import { savePicker } from "./save-picker.ts";

export { exportPhotos };
export { copyPicture } from "./copy-picture.ts";
export { exportIntoFolder } from "./into-folder.ts";
export { retryExports, takeRetries } from "./retry-exports.ts";

const PDF = { description: editorPdf.fileType, accept: { "application/pdf": [".pdf"] } };
const ZIP = { description: editorExport.zipType, accept: { "application/zip": [".zip"] } };

/** Asks for a file and writes the batch to it. Does nothing if the user cancels. */
export async function exportToChosenFile(session: EditorSession, signal: AbortSignal): Promise<void> {
  const choose = savePicker();
  if (choose === undefined || !mayExport(session)) return;
  try {
    const isPdf = effectiveSettingsOf(session.store.getState()).exportFormat === "pdf";
    const kind = isPdf
      ? { suggestedName: batchFileName("pdf"), types: [PDF] }
      : { suggestedName: batchFileName(), types: [ZIP] };
    const chosen = await choose(kind);
    await exportPhotos(session, signal, { chosen });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError"))
      session.services.notices.error(editorExport.noFileChosen);
  }
}
