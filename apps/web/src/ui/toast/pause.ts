import { useEffect, useEffectEvent, useRef } from "react";

interface Clock {
  readonly startPause: () => void;
  readonly endPause: () => void;
}

/**
 * Stops the clock while the pointer or the focus is in the list. Checks the document instead of counting events: a message that
 * disappears under the pointer sends no leave event, and the clock would never start again.
 */
export function usePause(count: number, { startPause, endPause }: Clock) {
  const list = useRef<HTMLDivElement>(null);
  const paused = useRef(false);
  const check = (): void => {
    const held = count > 0 && list.current?.matches(":hover, :focus-within") === true;
    if (held === paused.current) return;
    paused.current = held;
    (held ? startPause : endPause)();
  };
  const checkAgain = useEffectEvent(check);
  useEffect(() => checkAgain());
  useEffect(() => {
    const listener = (): void => checkAgain();
    document.addEventListener("pointermove", listener);
    return () => document.removeEventListener("pointermove", listener);
  }, []);
  return { ref: list, onMouseEnter: check, onMouseLeave: check, onFocus: check, onBlur: check };
}
