import { editor } from "@matte/messages/editor";
import type { RefObject } from "react";
import { PhotoSteps } from "../bar/PhotoSteps.tsx";
import { usePhotoCount, usePosition } from "../state/context.ts";

interface PhotoPillProps {
  /** The button with the count, which gets the focus back when the sheet closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Position and number of photos, with buttons to step through them and to open their sheet. */
export function PhotoPill({ button, open, onOpen }: PhotoPillProps) {
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
