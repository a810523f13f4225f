/** Photos whose captions have characters missing in every font. */
import { printedLines, printedText } from "@matte/engine";
import { editorExport } from "@matte/messages/editor-export";
import type { EditorSession } from "../state/session.ts";
import type { PhotoJob } from "./frame-jobs.ts";

/** Announces how many photos in a batch print boxes, before it starts. A photo in several sizes counts once. */
export async function notifyOfBoxes({ services }: EditorSession, jobs: readonly PhotoJob[]): Promise<void> {
  const concerned = new Set<string>();
  for (const { id, settings, subject, facts } of jobs) {
    if (concerned.has(id)) continue;
    const lines = printedLines({ settings, subject, camera: facts.camera, watermark: false });
    // A font that cannot be loaded fails the photo itself.
    if (lines.length > 0 && (await services.printsBoxes(settings, printedText(lines)).catch(() => false)))
      concerned.add(id);
  }
  if (concerned.size > 0) services.notices.plain(editorExport.boxes(concerned.size));
}
