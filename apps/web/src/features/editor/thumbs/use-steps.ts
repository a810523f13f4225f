/** Keys moving the selection in the photo list. */
import { type KeyboardEvent, useCallback } from "react";
import { useSession } from "../state/context.ts";
import { extendSelection } from "../state/selection.ts";
import { focusPhoto } from "./focus-photo.ts";

type Arrows = Readonly<Record<string, number>>;

/** Number of places a key moves; single-column lists run down, others in rows. */
function placesOf(key: string, columns: number): number {
  const inRow: Arrows = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const inColumn: Arrows = { ArrowUp: -1, ArrowDown: 1 };
  return (columns > 1 ? inRow : inColumn)[key] ?? 0;
}

/** Handles the list's arrow keys: they select another photo, with Shift all up to it. */
export function useSteps(scroller: HTMLElement | null, columns: number) {
  const session = useSession();
  return useCallback(
    (event: KeyboardEvent, id: string): void => {
      const places = placesOf(event.key, columns);
      if (places === 0 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const { photos } = session.store.getState().history.present;
      const next = photos[photos.findIndex((photo) => photo.id === id) + places];
      if (next === undefined) return;
      if (event.shiftKey) extendSelection(session, next.id);
      else session.select(next.id);
      focusPhoto(next.id, scroller);
    },
    [session, scroller, columns],
  );
}
