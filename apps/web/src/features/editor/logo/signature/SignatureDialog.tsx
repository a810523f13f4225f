import { editorPanel } from "@matte/messages/editor-panel";
import { editorSignature as texts } from "@matte/messages/editor-signature";
import { nextTask } from "@matte/framing/shared/next-task.ts";
import { useState, type KeyboardEvent } from "react";
import { Button, Spinner } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { useSession } from "../../state/context.ts";
import { chooseSignature } from "../read-logo.ts";
import { LOGO } from "../slots.ts";
import { FoundSignature } from "./FoundSignature.tsx";
import { PhotoButton } from "./PhotoButton.tsx";
import { pictureOfPhoto, pictureOfStrokes } from "./picture.ts";
import { SignaturePad, type SignaturePadProps } from "./SignaturePad.tsx";
import type { PenStroke } from "./strokes.ts";
import "./signature.css";

export interface SignatureDialogProps {
  readonly onClose: () => void;
}

/** Makes a logo of a signature that is drawn, or found in a photo. */
export function SignatureDialog({ onClose }: SignatureDialogProps) {
  const session = useSession();
  const [strokes, setStrokes] = useState<readonly PenStroke[]>([]);
  const [found, setFound] = useState<Blob | null>(null);
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    setFailure(null);
    setReading(true);
    // The spinner is painted first.
    await nextTask();
    const picture = await pictureOfPhoto(file).catch(() => "failed" as const);
    setReading(false);
    if (picture === "failed") setFailure(editorPanel.logo.notAnImage(file.name));
    else if (picture === null) setFailure(texts.noInk(file.name));
    else setFound(picture);
  };
  const use = async (): Promise<void> => {
    const picture = found ?? (await pictureOfStrokes(strokes));
    if (picture === null) return;
    await chooseSignature(session, LOGO, picture);
    onClose();
  };
  const undo = (event: KeyboardEvent): void => {
    if (found !== null || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setStrokes((drawn) => drawn.slice(0, -1));
  };
  return (
    <Dialog title={texts.title} open onClose={onClose}>
      <div className="signature" role="presentation" onKeyDown={undo}>
        {found === null ? (
          <Pad strokes={strokes} onChange={setStrokes} onPhoto={(file) => void read(file)} />
        ) : (
          <FoundSignature picture={found} onChange={setFound} />
        )}
        {reading && (
          <p role="status">
            <Spinner label={texts.reading} />
          </p>
        )}
        {failure !== null && <p role="alert">{failure}</p>}
        <div className="dialog-actions">
          {found !== null && (
            <Button variant="line" onClick={() => setFound(null)}>
              {texts.back}
            </Button>
          )}
          <Button
            disabled={reading || (found === null && strokes.length === 0)}
            onClick={() => void use().catch(() => setFailure(texts.failed))}
          >
            {texts.use}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface PadProps extends SignaturePadProps {
  readonly onPhoto: (file: File) => void;
}

function Pad({ strokes, onChange, onPhoto }: PadProps) {
  const isEmpty = strokes.length === 0;
  return (
    <>
      <p className="signature-hint">{texts.hint}</p>
      <SignaturePad strokes={strokes} onChange={onChange} />
      <div className="signature-row">
        <Button variant="line" disabled={isEmpty} onClick={() => onChange((drawn) => drawn.slice(0, -1))}>
          {texts.undo}
        </Button>
        <Button variant="line" disabled={isEmpty} onClick={() => onChange(() => [])}>
          {texts.clear}
        </Button>
        <PhotoButton onPhoto={onPhoto} />
      </div>
    </>
  );
}
