import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { useSwipeDown } from "./swipe.ts";
import "./overlay.css";

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  /** The visible heading, where it says something else: `6 photos`. */
  readonly heading: ReactNode;
  /** Stands at the header's end. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** Rises from a phone's lower edge to 70 percent of its height; a swipe down puts it away. */
export function Sheet({ open, onClose, label, heading, end, children }: SheetProps) {
  const swipe = useSwipeDown(onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="sheet" aria-label={label}>
          <div className="sheet-top" {...swipe}>
            <span className="sheet-grip" aria-hidden="true" />
            <header className="sheet-header">
              <h2>{heading}</h2>
              {end}
            </header>
          </div>
          <div className="sheet-body">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
