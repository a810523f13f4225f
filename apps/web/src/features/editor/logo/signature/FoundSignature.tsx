import { editorSignature as texts } from "@matte/messages/editor-signature";
import { useEffect, useState } from "react";
import { Button } from "#ui/index.ts";
import { turnedPicture } from "./picture.ts";

interface FoundSignatureProps {
  /** PNG. */
  readonly picture: Blob;
  readonly onChange: (picture: Blob) => void;
}

/** The ink of a photo; photos taken sideways are turned by hand. */
export function FoundSignature({ picture, onChange }: FoundSignatureProps) {
  const url = useBlobUrl(picture);
  return (
    <>
      <div className="signature-found">{url !== null && <img src={url} alt={texts.found} draggable={false} />}</div>
      <div className="signature-row">
        <Button variant="line" onClick={() => void turnedPicture(picture).then(onChange)}>
          {texts.turn}
        </Button>
      </div>
    </>
  );
}

/** Null before the first effect. */
function useBlobUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
