import { editorRecovery as texts } from "@matte/messages/editor-recovery";
import { useState } from "react";
import { Button } from "#ui/index.ts";
import { useEditor, usePhotoCount } from "../state/context.ts";
import "../intake/incoming.css";

/** Offers the last visit's photos again if photos were added before the offer was answered. */
export function EarlierPhotos() {
  const earlier = useEditor((state) => state.recoverable);
  const empty = usePhotoCount() === 0;
  const [busy, setBusy] = useState(false);
  if (earlier === null || empty) return null;
  const onRestore = (): void => {
    setBusy(true);
    void earlier.restore().finally(() => setBusy(false));
  };
  return (
    <section className="incoming" aria-label={texts.region}>
      <p role="status">{texts.waiting}</p>
      <Button size="small" variant="line" disabled={busy} onClick={onRestore}>
        {texts.restore(earlier.work.photos.length)}
      </Button>
      <Button size="small" variant="bare" disabled={busy} onClick={() => void earlier.discard()}>
        {texts.discard}
      </Button>
    </section>
  );
}
