import { editor } from "@matte/messages/editor";
import { editorPdf as texts } from "@matte/messages/editor-pdf";
import { pdfPageCount } from "@matte/engine/pdf";
import { type RefObject, useMemo, useRef } from "react";
import { Button } from "#ui/index.ts";
import { Dialog, DialogTitle } from "#ui/overlay/Dialog.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { effectiveSettingsOf, type PdfSetup } from "../state/store.ts";
import { usePdfPhotos } from "./listed-photos.ts";
import { PagePreview } from "./PagePreview.tsx";
import { PageRows } from "./PageRows.tsx";
import { estimatePdfSize } from "./pdf-size.ts";
import "./pdf.css";

interface PdfDialogProps {
  readonly onExport: (setup: PdfSetup) => void;
}

/** Sets up a PDF's pages, and exports it. */
export function PdfDialog({ onExport }: PdfDialogProps) {
  const session = useSession();
  const setup = useEditor((state) => state.pdfSetup);
  const action = useRef<HTMLButtonElement>(null);
  const close = (): void => session.set({ pdfSetup: null });
  const start = (chosen: PdfSetup): void => {
    close();
    onExport(chosen);
  };
  return (
    <Dialog title={texts.title} open={setup !== null} onClose={close} variant="picture" firstFocus={action}>
      {setup && <Contents setup={setup} action={action} onExport={() => start(setup)} />}
    </Dialog>
  );
}

interface ContentsProps {
  readonly setup: PdfSetup;
  readonly action: RefObject<HTMLButtonElement | null>;
  readonly onExport: () => void;
}

function Contents({ setup, action, onExport }: ContentsProps) {
  const settings = useEditor((state) => effectiveSettingsOf(state));
  const photos = usePdfPhotos(setup);
  const bytes = useMemo(
    () =>
      estimatePdfSize(
        photos.map(({ record }) => record.facts),
        settings,
      ),
    [photos, settings],
  );
  return (
    <div className="pdf">
      <header>
        <DialogTitle>{texts.title}</DialogTitle>
        <span className="num">{texts.contents(photos.length, pdfPageCount(settings, photos.length))}</span>
      </header>
      <div className="pdf-setup">
        <PagePreview photos={photos} />
        <div className="pdf-rows">
          <PageRows />
        </div>
      </div>
      <footer>
        <p>{texts.note(editor.method.fileSize(bytes))}</p>
        <Button ref={action} onClick={onExport}>
          {texts.export}
        </Button>
      </footer>
    </div>
  );
}
