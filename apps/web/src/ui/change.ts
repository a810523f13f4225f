/** How controls report: every movement at once, and whether it is the last of its gesture, so that undo has one step for all. */
import { useEffect, useEffectEvent, type RefObject } from "react";

export interface ChangeDetail {
  /** False while a thumb is dragged or a word typed, true when it is let go, committed or left. */
  readonly final: boolean;
}

export type OnChange<T> = (value: T, detail: ChangeDetail) => void;

/** The browser's own `change`, which comes at the end of a gesture; React's `onChange` is the browser's `input`. */
export function useGestureEnd(control: RefObject<HTMLInputElement | null>, onEnd: (value: string) => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const input = control.current;
    const listener = (): void => ended(input?.value ?? "");
    input?.addEventListener("change", listener);
    return () => input?.removeEventListener("change", listener);
  }, [control]);
}
