/** Photos dragged to another place of the list. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useState, type RefObject } from "react";

/** Where something dragged would land: before or after this item. */
export type Landing = "before" | "after";

const PHOTO = "photo";

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Makes an item of the list draggable, and a place to drop others beside.
 * @param sideways whether the list runs in rows
 * @param onLand told beside which photo another was dropped
 * @returns where what hovers over the item would land; null while nothing does
 */
export function useReorder(
  item: RefObject<HTMLElement | null>,
  id: string,
  sideways: boolean,
  onLand: (id: string, dragged: string, landing: Landing) => void,
): Landing | null {
  const [landing, setLanding] = useState<Landing | null>(null);
  useEffect(() => {
    const element = item.current;
    if (element === null) return;
    const sideOf = ({ clientX, clientY }: Point): Landing => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return (sideways ? clientX > left + width / 2 : clientY > top + height / 2) ? "after" : "before";
    };
    return combine(
      draggable({ element, getInitialData: () => ({ kind: PHOTO, id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) => data["kind"] === PHOTO && data["id"] !== id,
        onDrag: ({ location }) => setLanding(sideOf(location.current.input)),
        onDragLeave: () => setLanding(null),
        onDrop: ({ source, location }) => {
          setLanding(null);
          onLand(id, String(source.data["id"]), sideOf(location.current.input));
        },
      }),
    );
  }, [item, id, sideways, onLand]);
  return landing;
}
