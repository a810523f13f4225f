import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef, type PointerEvent, type ReactNode, type RefObject } from "react";
import { standsAtTop, usePullFromTop } from "./pull-from-top.ts";
import { useSwipe } from "./swipe.ts";
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
  /** What gets the focus when the sheet has risen; its first control unless given. */
  readonly firstFocus?: () => HTMLElement | null;
  /** What gets the focus back. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * Rises from a phone's lower edge to 70 percent of its height, in front of everything else. It goes away by its grip, Escape, a
 * press beside it, or a swipe down: anywhere, but where its contents scroll only from their top.
 */
export function Sheet({ open, onClose, label, heading, end, firstFocus, returnFocus, children }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  const swipe = useSwipe({
    direction: "down",
    onSwipe: onClose,
    onTravel: (travel) => follow(popup, travel),
    begins: mayPull,
  });
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          ref={popup}
          className="sheet"
          aria-label={label}
          initialFocus={firstFocus && (() => firstFocus() ?? true)}
          finalFocus={returnFocus && (() => returnFocus() ?? true)}
          {...swipe}
        >
          <div className="sheet-top">
            <Base.Close className="sheet-grip" aria-label="Close" />
            <header className="sheet-header">
              <h2>{heading}</h2>
              {end}
            </header>
          </div>
          <Body>{children}</Body>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Body({ children }: Pick<SheetProps, "children">) {
  const body = useRef<HTMLDivElement>(null);
  usePullFromTop(body);
  return (
    <div ref={body} className="sheet-body">
      {children}
    </div>
  );
}

/** The sheet moves with the finger, and by itself once that is lifted. */
function follow({ current: sheet }: RefObject<HTMLElement | null>, travel: number | null): void {
  if (sheet === null) return;
  sheet.toggleAttribute("data-swiping", travel !== null);
  sheet.style.translate = travel === null ? "" : `0 ${travel}px`;
}

/** A mouse drags photos and scrolls with its wheel: it pulls the sheet by the top only. */
function mayPull({ target, pointerType }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(".sheet-top") !== null) return true;
  return pointerType !== "mouse" && standsAtTop(target);
}
