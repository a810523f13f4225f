/** Reorders photos: by dragging, and by keys. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { editor } from "@matte/messages/editor";
import { useCallback, useEffect, useState, type RefObject } from "react";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { movePhoto } from "../model/changes.ts";
import { useSession } from "../state/context.ts";

/** Side of an item on which a dragged photo would be dropped. */
export type DropSide = "before" | "after";

const PHOTO = "photo";

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Makes a list item draggable, and a target for others.
 * @param sideways true for a list running in rows
 * @param onReorder called when another photo is dropped on the item
 * @param kind keeps lists apart: a photo is dropped on its own list alone
 * @returns the side on which the photo over the item would be dropped; null without one
 */
export function useReorder(
  item: RefObject<HTMLElement | null>,
  id: string,
  sideways: boolean,
  onReorder: (id: string, dragged: string, dropSide: DropSide) => void,
  kind = PHOTO,
): DropSide | null {
  const [dropSide, setDropSide] = useState<DropSide | null>(null);
  useEffect(() => {
    const element = item.current;
    if (element === null) return;
    const sideOf = ({ clientX, clientY }: Point): DropSide => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return (sideways ? clientX > left + width / 2 : clientY > top + height / 2) ? "after" : "before";
    };
    return combine(
      draggable({ element, getInitialData: () => ({ kind, id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) => data["kind"] === kind && data["id"] !== id,
        onDrag: ({ location }) => setDropSide(sideOf(location.current.input)),
        onDragLeave: () => setDropSide(null),
        onDrop: ({ source, location }) => {
          setDropSide(null);
          onReorder(id, String(source.data["id"]), sideOf(location.current.input));
        },
      }),
    );
  }, [item, id, sideways, onReorder, kind]);
  return dropSide;
}

/** Changes the photos' order, and announces it to screen readers. */
export function useMoves(scroller: HTMLElement | null) {
  const session = useSession();
  const [announcement, announce] = useState("");
  const move = useCallback(
    (id: string, to: number) => {
      session.change(movePhoto(id, to));
      const { photos } = session.store.getState().history.present;
      const place = photos.findIndex((photo) => photo.id === id) + 1;
      const record = session.photos.get(id);
      const file = record && originalName(record);
      const { moved, movedUnnamed } = editor.list;
      announce(file === undefined ? movedUnnamed(place, photos.length) : moved(file, place, photos.length));
    },
    [session],
  );
  const indexOf = useCallback(
    (id: string) => session.store.getState().history.present.photos.findIndex((photo) => photo.id === id),
    [session],
  );
  const onShift = useCallback(
    (id: string, by: -1 | 1) => {
      move(id, indexOf(id) + by);
      // Moving an element in the page takes the focus from it.
      requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(`[data-photo="${id}"]`)?.focus());
    },
    [indexOf, move, scroller],
  );
  const onReorder = useCallback(
    (id: string, dragged: string, dropSide: DropSide) => {
      const [from, target] = [indexOf(dragged), indexOf(id)];
      const place = dropSide === "after" ? target + 1 : target;
      move(dragged, from < place ? place - 1 : place);
    },
    [indexOf, move],
  );
  return { announcement, move, onShift, onReorder };
}
