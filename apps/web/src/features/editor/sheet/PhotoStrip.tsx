import { useCallback, useRef, useState } from "react";
import { useSwipe } from "#ui/overlay/swipe.ts";
import { ExportFacts } from "../bar/ExportFacts.tsx";
import { usePhotoCount } from "../state/context.ts";
import { PhotoPill } from "./PhotoPill.tsx";
import { PhotoSheet } from "./PhotoSheet.tsx";
import "./strip.css";

/** The lower edge of a phone's preview: facts of the export, and the pill. A tap on its count or a swipe up opens all photos. */
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
