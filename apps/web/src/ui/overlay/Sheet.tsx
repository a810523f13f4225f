import { ui } from "@matte/messages/ui";
import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef, type PointerEvent, type ReactNode, type RefObject, useEffect } from "react";
import { useSwipe } from "./swipe.ts";
import "./overlay.css";

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  /** The visible heading: `6 photos`. */
  readonly heading: ReactNode;
  /** Shown at the header's end. */
  readonly end?: ReactNode;
  /** Returns the element to focus when the sheet opens; by default its first control. */
  readonly firstFocus?: () => HTMLElement | null;
  readonly returnFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A modal sheet at a phone's lower edge, 70 percent as high as the screen. It is closed by its grip, by Escape, by a press outside
 * or by a swipe down; scrolling contents must be at their top for that.
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
            <Base.Close className="sheet-grip" aria-label={ui.close} />
            <header className="sheet-header">
              <h2>{heading}</h2>
              {end !== undefined && <div className="sheet-end">{end}</div>}
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

/** Moves the sheet with the finger; null ends that, and the style sheet moves it to its place. */
function follow({ current: sheet }: RefObject<HTMLElement | null>, travel: number | null): void {
  if (sheet === null) return;
  sheet.toggleAttribute("data-swiping", travel !== null);
  sheet.style.translate = travel === null ? "" : `0 ${travel}px`;
}

/** Returns whether a gesture may pull the sheet. A mouse drags photos and scrolls with its wheel, so it pulls by the header only. */
function mayPull({ target, pointerType }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(".sheet-top") !== null) return true;
  return pointerType !== "mouse" && isAtTop(target);
}

/**
 * Keeps the browser from scrolling when a finger moves down on contents at their top, because scrolling would cancel the gesture's
 * pointer events. Listens natively: React's touch listeners are passive.
 * @see https://www.w3.org/TR/touch-events/#event-touchmove
 */
function usePullFromTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const body = element.current;
    if (body === null) return;
    let from: number | null = null;
    const onStart = ({ target, touches }: TouchEvent): void => {
      const pulls = touches.length === 1 && target instanceof Element && isAtTop(target);
      from = pulls ? (touches[0]?.clientY ?? null) : null;
    };
    const onMove = (event: TouchEvent): void => {
      const y = event.touches[0]?.clientY;
      if (from !== null && y !== undefined && y > from && event.cancelable) event.preventDefault();
    };
    body.addEventListener("touchstart", onStart, { passive: true });
    body.addEventListener("touchmove", onMove, { passive: false });
    return () => {
      body.removeEventListener("touchstart", onStart);
      body.removeEventListener("touchmove", onMove);
    };
  }, [element]);
}

/** Returns whether everything from this element up to its sheet is unscrolled. */
function isAtTop(element: Element): boolean {
  if (element.scrollTop > 0) return false;
  const { parentElement } = element;
  return parentElement === null || element.matches("[role=dialog]") || isAtTop(parentElement);
}
