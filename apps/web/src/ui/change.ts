/** Change events for controls. A gesture's last change is marked: undo takes back the whole gesture. */
import { useEffect, useEffectEvent, type RefObject } from "react";

export interface ChangeDetail {
  /** False during a drag or while typing; true when the thumb is released, or the text committed or left. */
  readonly final: boolean;
}

export type OnChange<T> = (value: T, detail: ChangeDetail) => void;

/** Listens to the browser's `change`, which ends a gesture; React's `onChange` is the browser's `input`. */
export function useGestureEnd(control: RefObject<HTMLInputElement | null>, onEnd: (value: string) => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const input = control.current;
    const listener = (): void => ended(input?.value ?? "");
    input?.addEventListener("change", listener);
    return () => input?.removeEventListener("change", listener);
  }, [control]);
}
