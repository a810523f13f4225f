/** Work in this page lost by leaving or reloading it, such as open photos. */
import { createStore } from "zustand/vanilla";

/** Parts of the page with unsaved work. */
export const unsavedWork = createStore<{ readonly count: number }>(() => ({ count: 0 }));

/** Marks unsaved work. @returns removes the mark; calling it again does nothing */
export function markUnsavedWork(): () => void {
  let marked = true;
  unsavedWork.setState(({ count }) => ({ count: count + 1 }));
  return () => {
    if (marked) unsavedWork.setState(({ count }) => ({ count: count - 1 }));
    marked = false;
  };
}

export function hasUnsavedWork({ count } = unsavedWork.getState()): boolean {
  return count > 0;
}
