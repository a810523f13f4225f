import { useCallback, useRef, useState } from "react";
import { useSwipe } from "#ui/overlay/swipe.ts";
import { ExportFacts } from "../bar/ExportFacts.tsx";
import { usePhotoCount } from "../state/context.ts";
import { PhotoPill } from "./PhotoPill.tsx";
import { PhotoSheet } from "./PhotoSheet.tsx";
import "./strip.css";

/** The foot of a phone's preview: what will come out, and the pill. A tap on its count, or a swipe up, brings all photos. */
export function PhotoStrip() {
  const some = usePhotoCount() > 0;
  const [open, setOpen] = useState(false);
  const pill = useRef<HTMLButtonElement>(null);
  const show = (): void => setOpen(some);
  const close = useCallback(() => setOpen(false), []);
  if (open && !some) setOpen(false);
  const swipe = useSwipe({ direction: "up", onSwipe: show });
  return (
    <>
      <div className="photo-strip" {...swipe}>
        <ExportFacts unit="" />
        {some && <PhotoPill button={pill} open={open} onOpen={show} />}
      </div>
      {/* Beside the strip: what is done in the sheet is no swipe on the strip. */}
      <PhotoSheet open={open} onClose={close} pill={pill} />
    </>
  );
}
