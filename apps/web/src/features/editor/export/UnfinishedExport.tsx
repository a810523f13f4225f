import { editorFolders as texts } from "@matte/messages/editor-folders";
import { RESULTS } from "#domain/folders/support.ts";
import { Button } from "#ui/index.ts";
import { foldersOfPhotos } from "../intake/own-folders.ts";
import { useEditor, useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { type IntoFolder, processing } from "../state/store.ts";
import "../intake/incoming.css";

interface UnfinishedExportProps {
  readonly onContinue: (into: IntoFolder) => void;
}

/** Offers to continue an export into a folder that the end of the page has broken off. */
export function UnfinishedExport({ onContinue }: UnfinishedExportProps) {
  const session = useSession();
  const into = useEditor((state) => state.unfinished);
  const exporting = useEditor((state) => state.exporting !== null);
  const idle = useEditor((state) => processing(state) === "idle");
  if (into === null || exporting) return null;
  return (
    <section className="incoming" aria-label={texts.unfinishedRegion}>
      <p role="status">{texts.unfinished(placeOf(session, into))}</p>
      <Button variant="line" size="small" disabled={!idle} onClick={() => onContinue(into)}>
        {texts.resume}
      </Button>
      <Button variant="bare" size="small" onClick={() => session.set({ unfinished: null })}>
        {texts.dismiss}
      </Button>
    </section>
  );
}

function placeOf(session: EditorSession, into: IntoFolder): string {
  const folders = [...new Set(into === "own" ? foldersOfPhotos(session).values() : [into])];
  return texts.place(
    folders.map(({ name }) => name),
    RESULTS,
  );
}
