import { editor } from "@matte/messages/editor";
import { editorExport } from "@matte/messages/editor-export";
import { Button, Spinner } from "#ui/index.ts";
import { useEditor } from "../state/context.ts";

interface WorkingPlateProps {
  readonly onCancel: () => void;
}

/** Progress of the work, below the preview, which stays visible. The live region is always in the page. */
export function WorkingPlate({ onCancel }: WorkingPlateProps) {
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
