/** ZIPs written directly to a file that the user chooses, where the browser supports it. */
import { editorExport } from "@matte/messages/editor-export";
import type { EditorSession } from "../state/session.ts";
import { zipName } from "./export-batch.ts";
import { exportPhotos, mayExport } from "./export-photos.ts";

/** File System Access API, §3.4; Chromium only. */
type Picker = (options: {
  readonly suggestedName: string;
  readonly types: readonly {
    readonly description: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
}) => Promise<FileSystemFileHandle>;

const ZIP = { description: editorExport.zipType, accept: { "application/zip": [".zip"] } };

export function canChooseFile(): boolean {
  return picker() !== undefined;
}

/** Asks for a file and writes the batch to it. Does nothing if the user cancels. */
export async function exportToChosenFile(session: EditorSession, signal: AbortSignal): Promise<void> {
  const choose = picker();
  if (choose === undefined || !mayExport(session)) return;
  try {
    const chosen = await choose({ suggestedName: zipName(), types: [ZIP] });
    await exportPhotos(session, signal, { chosen });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError"))
      session.services.notices.error(editorExport.noFileChosen);
  }
}

function picker(): Picker | undefined {
  return (globalThis as { readonly showSaveFilePicker?: Picker }).showSaveFilePicker;
}
