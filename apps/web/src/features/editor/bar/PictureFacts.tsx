import type { Size } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { editorFrame } from "@matte/messages/editor-frame";
import { editorPanel } from "@matte/messages/editor-panel";
import { photos } from "@matte/messages/photos";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { cameraJpegText } from "#domain/photos/describe.ts";
import { methodText } from "@matte/framing/photos/method-text.ts";
import type { Picture } from "../preview/frame-photo.ts";
import { printedSizeText } from "../frame/on-paper.ts";
import { usePicture } from "../preview/picture.tsx";
import { useEditor } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { useWide } from "../state/window-width.ts";

const CredentialSeal = lazyPart(async () => (await import("../preview/CredentialSeal.tsx")).CredentialSeal);

const { method } = editor;

export interface PictureFactsProps {
  /** False to leave out the unit of pixels. */
  readonly unit?: boolean;
}

/** The export's size and encoding, as far as they are known before it is made. */
export function PictureFacts({ unit = true }: PictureFactsProps) {
  const isPdf = useEditor((state) => effectiveSettings(state).exportFormat === "pdf");
  return isPdf ? <PdfFacts /> : <FileFacts unit={unit} />;
}

/** Pages have other sizes than pictures, and photos go in as they are. */
function PdfFacts() {
  const picture = usePicture();
  return (
    <div className="export-facts num">
      {picture && <NarrowSeal {...picture} />}
      <output aria-label={method.label}>{picture && editorPanel.output.formats.pdf}</output>
    </div>
  );
}

function FileFacts({ unit }: { readonly unit: boolean }) {
  const picture = usePicture();
  const origin = picture && cameraJpegText(picture.photo.facts);
  const sizeText = unit ? method.sizeInPixels : method.size;
  return (
    <div className="export-facts num">
      {picture && <b>{sizeText(picture.layout.canvas.width, picture.layout.canvas.height)}</b>}
      {picture && <NarrowSeal {...picture} />}
      {picture && <PrintedSize canvas={picture.layout.canvas} />}
      <output
        aria-label={method.label}
        aria-busy={picture?.certain === false}
        className={picture?.tooLarge ? "impossible" : undefined}
      >
        {picture && <Method {...picture} />}
      </output>
      {picture && !picture.tooLarge && <span>{method.fileSize(picture.bytes)}</span>}
      {origin !== null && <span>{origin}</span>}
    </div>
  );
}

/** Above the settings, the picture leaves no room on the wall for the badge of credentials. */
function NarrowSeal({ photo: { id, file, facts } }: Picture) {
  const wide = useWide();
  return !wide && facts.extras.includes("credentials") ? <CredentialSeal key={id} file={file} isShort /> : null;
}

/** The size on paper, if one is chosen. */
function PrintedSize({ canvas }: { readonly canvas: Size }) {
  const text = useEditor((state) => printedSizeText(effectiveSettings(state), canvas));
  return text === "" ? null : (
    <span className="printed-size" title={editorFrame.paper.printedSize}>
      {text}
    </span>
  );
}

/** The export method. An unconfirmed one is announced to screen readers alone: nothing moves. */
function Method({ method: planned, certain, tooLarge }: Picture) {
  if (tooLarge) return photos.tooLargeToExport;
  return (
    <>
      {methodText(planned)}
      {!certain && <span className="visually-hidden">{method.unconfirmed}</span>}
    </>
  );
}
