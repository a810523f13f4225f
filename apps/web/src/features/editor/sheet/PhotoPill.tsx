import type { RefObject } from "react";
import { PhotoSteps } from "../bar/PhotoSteps.tsx";
import { usePhotoCount, usePosition } from "../state/context.ts";

interface PhotoPillProps {
  /** The count, which gets the focus back from what it opens. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Which photo is on show of how many; steps through them, and opens their sheet. */
export function PhotoPill({ button, open, onOpen }: PhotoPillProps) {
  const position = usePosition();
  const count = usePhotoCount();
  return (
    <div className="photo-pill" role="group" aria-label="Photos">
      <PhotoSteps>
        <button
          ref={button}
          className="photo-count num"
          type="button"
          title="Show thumbnails"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
        >
          {position + 1} / {count}
        </button>
      </PhotoSteps>
    </div>
  );
}
