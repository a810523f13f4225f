import { editorPdf as texts } from "@matte/messages/editor-pdf";
import { pdfPageCount } from "@matte/engine/pdf";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { IconButton } from "#ui/index.ts";
import { useDeviceSpace } from "#lib/device-space.ts";
import { useEditor } from "../state/context.ts";
import { effectiveSettingsOf } from "../state/store.ts";
import { pageOf, type PdfPhoto, photosOfPage } from "./listed-photos.ts";
import { useDrawnPage } from "./use-drawn-page.ts";

/** A page as it is printed, at first the one with the shown photo. */
export function PagePreview({ photos }: { readonly photos: readonly PdfPhoto[] }) {
  const settings = useEditor((state) => effectiveSettingsOf(state));
  const shown = useEditor((state) => state.history.present.selected);
  /** Photo whose page is shown: it stays in view while rows and columns change. */
  const [id, setId] = useState(shown);
  const count = pdfPageCount(settings, photos.length);
  const page = Math.min(pageOf(settings, photos, id), Math.max(0, count - 1));
  const onPage = useMemo(() => photosOfPage(settings, photos, page), [settings, photos, page]);
  const turn = (step: number): void => setId(photosOfPage(settings, photos, page + step)[0]?.entry.id ?? id);
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const space = useDeviceSpace(place);
  const { width, height } = useDrawnPage(canvas, onPage, space?.size ?? null);
  const size =
    settings.pdfPaper === "custom"
      ? texts.customPaperSize(width, height)
      : texts.paperSize(texts.papers[settings.pdfPaper], width, height);
  return (
    <div className="pdf-preview">
      <div ref={place} className="pdf-place">
        <canvas
          ref={canvas}
          role="img"
          aria-label={texts.preview(page + 1, count)}
          style={{ zoom: space === null ? 1 : 1 / space.density }}
        />
      </div>
      <p className="num">
        <span>{size}</span>
        {count > 1 && (
          <span className="pdf-turn">
            <IconButton icon={ChevronLeft} label={texts.previous} disabled={page === 0} onClick={() => turn(-1)} />
            <output>{texts.preview(page + 1, count)}</output>
            <IconButton icon={ChevronRight} label={texts.next} disabled={page === count - 1} onClick={() => turn(1)} />
          </span>
        )}
      </p>
    </div>
  );
}
