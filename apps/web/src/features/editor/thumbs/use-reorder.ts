/** Reorders photos by dragging them. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useState, type RefObject } from "react";

/** Side of an item on which a dragged one would be dropped. */
export type Landing = "before" | "after";

const PHOTO = "photo";

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Makes an item of the list draggable, and a target for others.
 * @param sideways true for a list that runs in rows
 * @param onLand called when another photo is dropped on the item
 * @returns the side on which the photo over the item would be dropped; null without one
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
