import { editorExport } from "@matte/messages/editor-export";
import { Button } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { useEditor, useSession } from "../state/context.ts";
import type { ExportReport } from "../state/store.ts";
import "./export-dialogs.css";

/** Dialogs after an export. The first one loads them all. */
export function ExportDialogs({ onRetry }: { readonly onRetry: (report: ExportReport) => void }) {
  return (
    <>
      <ShareDialog />
      <ReportDialog onRetry={onRetry} />
    </>
  );
}

/** Offers to share or download a finished file: the browser requires a click. */
function ShareDialog() {
  const shareOffer = useEditor((state) => state.shareOffer);
  return (
    <Dialog title={editorExport.offer.title} open={shareOffer !== null} onClose={() => shareOffer?.answer("neither")}>
      <p className="offer-name">{shareOffer?.name}</p>
      <div className="dialog-actions">
        <Button onClick={() => shareOffer?.answer("share")}>{editorExport.offer.share}</Button>
        <Button variant="line" onClick={() => shareOffer?.answer("download")}>
          {editorExport.offer.download}
        </Button>
      </div>
    </Dialog>
  );
}

interface ReportDialogProps {
  readonly onRetry: (report: ExportReport) => void;
}

/** Lists the photos a batch could not export, with reasons, and retries them. */
function ReportDialog({ onRetry }: ReportDialogProps) {
  const session = useSession();
  const report = useEditor((state) => state.report);
  const close = (): void => session.set({ report: null });
  return (
    <Dialog title={editorExport.report.title} open={report !== null} onClose={close}>
      {report && (
        <>
          <p className="export-missing">{reportText(report)}</p>
          <Button
            onClick={() => {
              close();
              onRetry(report);
            }}
          >
            {editorExport.report.retry}
          </Button>
          <ul className="export-report" aria-label={editorExport.report.failed}>
            {report.failed.map(({ id, sentence }) => (
              <li key={id}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function reportText({ total, failed }: ExportReport): string {
  return failed.length === total ? editorExport.report.none(total) : editorExport.report.some(failed.length, total);
}
