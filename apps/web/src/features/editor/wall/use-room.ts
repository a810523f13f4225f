/** Pans and zooms the wall. The element scrolls by itself, so that panning costs no script. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useDeviceSpace } from "#lib/device-space.ts";
import { type Hanging, worksBetween } from "./hanging.ts";
import {
  clampScale,
  contentWidth,
  originOf,
  revealed,
  type Room,
  scalesIn,
  type View,
  wallAt,
  zoomed,
} from "./view.ts";

/** Works this far beyond the room's edges are in the page as well, as a share of its width. */
const AHEAD = 0.5;

/** Factor of a step by key or button. */
export const ZOOM_STEP = 1.25;

export interface RoomControl {
  /** Null until the room is measured. */
  readonly room: Room | null;
  readonly scale: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  /** Pixels before the first work. */
  readonly origin: number;
  /** Pixels of the wall with its margins. */
  readonly width: number;
  /** Indexes of the works in the page: the first, and the one after the last. */
  readonly shown: readonly [first: number, end: number];
  /** @param at distance from the room's left edge that stays in its place; by default the middle */
  zoomBy(factor: number, at?: number): void;
  /** Returns to the scale at which the wall opens. */
  zoomToFit(): void;
  panBy(pixels: number): void;
  reveal(index: number): void;
  /** Place on the wall below a point of the window. */
  placeAt(clientX: number): number;
}

/** @param floor height of the floor in CSS pixels */
export function useRoom(scroller: RefObject<HTMLElement | null>, hanging: Hanging, floor: number): RoomControl {
  const room = useRoomSize(scroller, floor);
  const [chosen, setChosen] = useState<number | null>(null);
  const scales = useMemo(() => room && scalesIn(hanging, room), [hanging, room]);
  const scale = scales === null ? 1 : clampScale(chosen ?? scales.first, scales);
  // The view as it will be after this frame: several zooms in one frame add up.
  const live = useRef<View>({ scale, left: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    if (live.current.scale === scale) element.scrollTo({ left: live.current.left });
    live.current = { scale, left: element.scrollLeft };
  }, [scroller, scale]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const onScroll = (): void => {
      live.current = { ...live.current, left: element.scrollLeft };
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [scroller]);
  const shown = useShown(scroller, hanging, room, scale);
  const zoomTo = useCallback(
    (wanted: number, at?: number) => {
      if (room === null || scales === null) return;
      const to = { scale: clampScale(wanted, scales), at: at ?? room.width / 2 };
      live.current = zoomed(hanging, live.current, room, to);
      setChosen(to.scale);
    },
    [hanging, room, scales],
  );
  const calls = useMemo(
    () => ({
      zoomBy: (factor: number, at?: number) => zoomTo(live.current.scale * factor, at),
      zoomToFit: () => setChosen(null),
      panBy: (pixels: number) => scroller.current?.scrollBy({ left: pixels }),
      reveal: (index: number) => {
        if (room !== null) scroller.current?.scrollTo({ left: revealed(hanging, live.current, room, index) });
      },
      placeAt: (clientX: number) => {
        if (room === null || scroller.current === null) return 0;
        return wallAt(hanging, live.current, room, clientX - scroller.current.getBoundingClientRect().left);
      },
    }),
    [scroller, hanging, room, zoomTo],
  );
  return {
    room,
    scale,
    canZoomIn: scales !== null && scale < scales.most,
    canZoomOut: scales !== null && scale > scales.least,
    origin: room === null ? 0 : originOf(hanging, scale, room),
    width: room === null ? 0 : contentWidth(hanging, scale, room),
    shown,
    ...calls,
  };
}

function useRoomSize(scroller: RefObject<HTMLElement | null>, floor: number): Room | null {
  const space = useDeviceSpace(scroller);
  return useMemo(() => {
    if (space === null) return null;
    const { width, height } = space.size;
    return { width: width / space.density, height: Math.max(1, height / space.density - floor) };
  }, [space, floor]);
}

const NONE = [0, 0] as const;

/** Changes seldom while the wall moves: not with each pixel. */
function useShown(
  scroller: RefObject<HTMLElement | null>,
  hanging: Hanging,
  room: Room | null,
  scale: number,
): readonly [first: number, end: number] {
  const [shown, setShown] = useState<readonly [number, number]>(NONE);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || room === null) return undefined;
    const update = (): void => {
      const view = { scale, left: element.scrollLeft };
      const from = wallAt(hanging, view, room, -AHEAD * room.width);
      const to = wallAt(hanging, view, room, (1 + AHEAD) * room.width);
      const next = worksBetween(hanging, from, to);
      setShown((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
    };
    update();
    element.addEventListener("scroll", update, { passive: true });
    return () => element.removeEventListener("scroll", update);
  }, [scroller, hanging, room, scale]);
  return shown;
}
