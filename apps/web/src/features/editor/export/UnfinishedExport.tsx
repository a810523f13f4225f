import { editorFolders as texts } from "@matte/messages/editor-folders";
import { Button } from "#ui/index.ts";
import { foldersOfPhotos } from "../intake/own-folders.ts";
import { useEditor, useSession } from "../state/context.ts";
import { type IntoFolder, processing } from "../state/store.ts";
import { placeText } from "./place-text.ts";
import "../intake/incoming.css";

interface UnfinishedExportProps {
  readonly onContinue: (into: IntoFolder) => void;
}

/** Offers to continue a folder export interrupted when the page ended. */
export function UnfinishedExport({ onContinue }: UnfinishedExportProps) {
  const session = useSession();
  const into = useEditor((state) => state.unfinished);
  const exporting = useEditor((state) => state.exporting !== null);
  const idle = useEditor((state) => processing(state) === "idle");
  if (into === null || exporting) return null;
  const place = placeText(into === "own" ? foldersOfPhotos(session).values() : [into]);
  return (
    <section className="incoming" aria-label={texts.unfinishedRegion}>
      <p role="status">{texts.unfinished(place)}</p>
      <Button variant="line" size="small" disabled={!idle} onClick={() => onContinue(into)}>
        {texts.resume}
      </Button>
      <Button variant="bare" size="small" onClick={() => session.set({ unfinished: null })}>
        {texts.dismiss}
      </Button>
    </section>
  );
}
