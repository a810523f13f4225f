import { capabilities } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Button } from "#ui/index.ts";
import { loadSamplePhoto } from "../intake/sample-photo.ts";
import { useCanOpenFolder, useEditor, useSession } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { clearWithNotice } from "../state/undo-notice.tsx";

/** Loaded with a shared look. */
const LookSample = lazyPart(async () => (await import("#domain/looks/LookSample.tsx")).LookSample);

export interface EmptyStageProps {
  /** Opens the file picker. */
  readonly onAdd: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onOpenFolder: () => void;
}

/** The stage before the first photo: a press anywhere opens the file picker. */
export function EmptyStage({ onAdd, onFiles, onOpenFolder }: EmptyStageProps) {
  const session = useSession();
  const canOpenFolder = useCanOpenFolder();
  const watermark = useEditor(({ plan }) => capabilities(plan).watermark);
  const tried = useEditor((state) => (state.stored === null ? null : effectiveSettings(state)));
  const trySample = (): void => {
    loadSamplePhoto().then(
      (file) => onFiles([file]),
      () => session.services.notices.error(editor.preview.noSample),
    );
  };
  return (
    <div className="editor-empty">
      {tried === null ? <EmptyFrame /> : <LookSample settings={tried} watermark={watermark} />}
      <p>{editor.preview.empty}</p>
      <div className="editor-first">
        <Button onClick={onAdd}>{editor.addPhotos}</Button>
        {canOpenFolder && (
          <Button variant="line" onClick={onOpenFolder}>
            {editor.openFolder}
          </Button>
        )}
        <Button variant="line" onClick={trySample}>
          {editor.preview.sample}
        </Button>
      </div>
      <Button variant="bare" size="small" onClick={() => clearWithNotice(session)}>
        {editor.clear}
      </Button>
    </div>
  );
}

function EmptyFrame() {
  return (
    <svg viewBox="0 0 190 150" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M.5.5h189v149H.5z" />
      <path d="M22.5 22.5h145v88h-145z" />
      <path d="M22 122.5h44M128 122.5h40M138 129.5h30" />
    </svg>
  );
}
