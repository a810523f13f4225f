import { useEditor } from "../state/context.ts";

interface WorkingPlateProps {
  readonly onCancel: () => void;
}

/** What is being worked on, at the stage's foot; the preview stays visible. The live region is there all the time. */
export function WorkingPlate({ onCancel }: WorkingPlateProps) {
  const progress = useEditor((state) => state.exporting ?? state.loading);
  return (
    <div className="ed-working" data-working={progress !== null}>
      <span className="ed-spinner" aria-hidden="true" />
      <span role="status" className="num">
        {progress && `Working… ${progress.current}/${progress.total}`}
      </span>
      {progress && (
        <button type="button" className="t" onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}
