import { editor } from "@matte/messages/editor";
import { type RefObject, useCallback, useRef, useState } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useSwipe } from "#ui/overlay/swipe.ts";
import { ExportFacts } from "../bar/ExportFacts.tsx";
import { PhotoSteps } from "../bar/StepButtons.tsx";
import { usePhotoCount, usePosition } from "../state/context.ts";
import "./strip.css";

const PhotoSheet = lazyPart(async () => (await import("./PhotoSheet.tsx")).PhotoSheet);

/** A phone preview's lower edge: export facts, and the pill. A tap on its count or a swipe up opens all photos. */
export function PhotoStrip() {
  const hasPhotos = usePhotoCount() > 0;
  const [open, setOpen] = useState(false);
  const pill = useRef<HTMLButtonElement>(null);
  const show = (): void => setOpen(hasPhotos);
  const close = useCallback(() => setOpen(false), []);
  if (open && !hasPhotos) setOpen(false);
  const swipe = useSwipe({ direction: "up", onSwipe: show });
  return (
    <>
      <div className="photo-strip" {...swipe}>
        <ExportFacts unit={false} />
        {hasPhotos && <PhotoPill button={pill} open={open} onOpen={show} />}
      </div>
      {/* Outside the strip, whose swipes would react to the sheet otherwise. */}
      <PhotoSheet open={open} onClose={close} pill={pill} />
    </>
  );
}

interface PhotoPillProps {
  /** The button with the count; gets the focus back when the sheet closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Photo position and count, with buttons for stepping and for opening the sheet. */
function PhotoPill({ button, open, onOpen }: PhotoPillProps) {
  const position = usePosition();
  const count = usePhotoCount();
  return (
    <div className="photo-pill" role="group" aria-label={editor.list.region}>
      <PhotoSteps>
        <button
          ref={button}
          className="photo-count num"
          type="button"
          title={editor.list.show}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
        >
          {editor.positionInPill(position + 1, count)}
        </button>
      </PhotoSteps>
    </div>
  );
}
