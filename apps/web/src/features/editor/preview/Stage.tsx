import { editor } from "@matte/messages/editor";
import { editorExport } from "@matte/messages/editor-export";
import { useEffect, useRef } from "react";
import { latePart } from "#lib/late-parts.tsx";
import { useDeviceSpace } from "#lib/device-space.ts";
import { Button, Spinner } from "#ui/index.ts";
import { useEditor, useSession } from "../state/context.ts";
import { PreviewCanvas } from "./PreviewCanvas.tsx";
import { usePicture } from "./picture.tsx";

const RestoreOffer = latePart(async () => (await import("../recovery/RestoreOffer.tsx")).RestoreOffer);

interface StageProps {
  /** True while files are dragged over the window. */
  readonly dragging: boolean;
  readonly onCancel: () => void;
}

/** The wall with the framed photo. */
export function Stage({ dragging, onCancel }: StageProps) {
  const wall = useRef<HTMLDivElement>(null);
  const space = useDeviceSpace(wall);
  const picture = usePicture();
  const session = useSession();
  useEffect(() => session.set({ space: space?.size ?? null }), [session, space]);
  const tone = useEditor((state) => state.wall);
  return (
    <div className="editor-stage" data-wall={tone}>
      <div ref={wall} className="editor-wall">
        {picture === null ? <EmptyWall /> : space && <PreviewCanvas picture={picture} space={space} />}
      </div>
      <WorkProgress onCancel={onCancel} />
      {dragging && <p className="editor-drop-hint">{editor.preview.drop}</p>}
    </div>
  );
}

/** The outline of a frame, shown before the first photo. */
function EmptyWall() {
  const session = useSession();
  const recoverable = useEditor((state) => state.recoverable);
  if (recoverable !== null) return <RestoreOffer of={recoverable} />;
  return (
    <div className="editor-empty">
      <svg viewBox="0 0 190 150" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M.5.5h189v149H.5z" />
        <path d="M22.5 22.5h145v88h-145z" />
        <path d="M22 122.5h44M128 122.5h40M138 129.5h30" />
      </svg>
      <p>{editor.preview.empty}</p>
      <Button variant="line" size="small" onClick={session.clear}>
        {editor.clear}
      </Button>
    </div>
  );
}

/** Progress of the work, below the preview, which stays visible. The live region is always in the page. */
function WorkProgress({ onCancel }: Pick<StageProps, "onCancel">) {
  const progress = useEditor((state) => state.exporting ?? state.loading);
  return (
    <div className="editor-working" data-working={progress !== null}>
      <span role="status">
        {progress && <Spinner label={editor.preview.working(progress.current, progress.total)} />}
      </span>
      {/* Outside the live region, so that not every estimate is announced. */}
      {progress?.left != null && <span className="editor-left num">{editorExport.timeLeft(progress.left)}</span>}
      {progress && (
        <Button variant="bare" onClick={onCancel}>
          {editor.cancel}
        </Button>
      )}
    </div>
  );
}
