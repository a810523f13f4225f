import { editorPdf as texts } from "@matte/messages/editor-pdf";
import { Button, Note, Row } from "#ui/index.ts";
import { usePhotoCount, useSession, useSetting } from "../state/context.ts";
import { LayoutRow } from "./PageRows.tsx";

/** A PDF's rows in Output. */
export function PdfRows() {
  const session = useSession();
  const paper = useSetting("pdfPaper");
  const empty = usePhotoCount() === 0;
  const isCarousel = useSetting("socialPreset") === "carousel";
  return (
    <>
      <LayoutRow />
      {isCarousel && <Note status>{texts.carousel}</Note>}
      <Row label={texts.paper} group>
        <span>{texts.papers[paper]}</span>
        <Button variant="line" size="small" disabled={empty} onClick={() => session.set({ pdfSetup: { only: null } })}>
          {texts.pageSetup}
        </Button>
      </Row>
    </>
  );
}
