import { Button, Dialog } from "#ui/index.ts";
import { useEditor, useSession } from "../state/context.ts";
import { reportText } from "./words.ts";

interface ReportDialogProps {
  readonly onRetry: (photos: ReadonlySet<string>) => void;
}

/** After a batch: which photos are missing from it, why, and another try with those alone. */
export function ReportDialog({ onRetry }: ReportDialogProps) {
  const session = useSession();
  const report = useEditor((state) => state.report);
  const close = (): void => session.set({ report: null });
  return (
    <Dialog title="Export report" open={report !== null} onClose={close}>
      {report && (
        <>
          <p className="export-missing">{reportText(report)}</p>
          <Button
            onClick={() => {
              close();
              onRetry(new Set(report.failed.map(({ id }) => id)));
            }}
          >
            Retry
          </Button>
          <ul className="export-report" aria-label="Photos that could not be exported">
            {report.failed.map(({ id, sentence }) => (
              <li key={id}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
