import type { Box } from "@matte/engine";
import { type PointerEvent, type RefObject, useRef } from "react";
import { draftBounds, draftRatio, withBox } from "./draft.ts";
import { moved, pinched, resized, type Vector } from "./drag.ts";
import { handleAt, type NamedHandle } from "./handles.ts";
import type { DraftControl } from "./use-draft.ts";

type Gesture =
  | { readonly kind: "drag"; readonly handle: NamedHandle | "area"; readonly from: Vector; readonly box: Box }
  | { readonly kind: "pinch"; readonly from: Vector; readonly distance: number; readonly box: Box };

const STEP = { key: "pointer", final: false };

/**
 * Handlers for the photo: one pointer drags the crop or a handle, two fingers anywhere resize and move the crop.
 * @param frame element with the photo's frame
 * @param scale CSS pixels per pixel of the photo
 */
export function useCropPointers(frame: RefObject<HTMLElement | null>, scale: number, control: DraftControl) {
  const pointers = useRef(new Map<number, Vector>());
  const gesture = useRef<Gesture | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Vector => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  };
  const follow = (): void => {
    const now = gesture.current;
    const points = [...pointers.current.values()];
    if (now === null) return;
    control.change((draft) => withBox(draft, follows(now, points, draftBounds(draft), draftRatio(draft))), STEP);
  };
  const end = (event: PointerEvent): void => {
    if (!pointers.current.delete(event.pointerId) || gesture.current === null) return;
    gesture.current = null;
    control.settle();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
      const points = [...pointers.current.values()];
      const { box } = control.draft;
      const handle = handleAt(event.target);
      if (points.length === 2) gesture.current = { kind: "pinch", ...spanOf(points), box };
      else if (points.length === 1 && handle !== null)
        gesture.current = { kind: "drag", handle, from: pointOf(event), box };
      else gesture.current = null;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, pointOf(event));
      follow();
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent) => {
      const box = gesture.current?.box;
      if (box !== undefined) control.change((draft) => withBox(draft, box), STEP);
      end(event);
    },
  };
}

/** The crop after a gesture, from where it began: no rounding adds up. */
function follows(
  gesture: Gesture,
  points: readonly Vector[],
  bounds: ReturnType<typeof draftBounds>,
  ratio: number | null,
): Box {
  if (gesture.kind === "pinch") {
    const span = spanOf(points);
    return pinched(bounds, gesture.box, gesture.from, span.from, span.distance / gesture.distance);
  }
  const [point = gesture.from] = points;
  const by = { x: point.x - gesture.from.x, y: point.y - gesture.from.y };
  const { handle, box } = gesture;
  return handle === "area" ? moved(bounds, box, by) : resized(bounds, box, handle, by, ratio);
}

/** The middle and the distance of two fingers. */
function spanOf([one = { x: 0, y: 0 }, other = one]: readonly Vector[]): {
  readonly from: Vector;
  readonly distance: number;
} {
  return {
    from: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.max(1e-3, Math.hypot(one.x - other.x, one.y - other.y)),
  };
}
