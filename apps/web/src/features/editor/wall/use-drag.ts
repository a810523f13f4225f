/** Drags works to other places, and the bare wall to pan it. A finger holds a work before it drags; otherwise it pans. */
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Hanging, placeAt } from "./hanging.ts";
import type { RoomControl } from "./use-room.ts";

export interface HeldWork {
  readonly id: string;
  /** Its left edge on the wall, where the pointer has it. */
  readonly x: number;
  /** Index where it would be dropped, among the others. */
  readonly to: number;
}

interface Press {
  readonly id: string | null;
  readonly pointer: number;
  readonly start: number;
  x: number;
  y: number;
  state: "pressed" | "panning" | "holding";
  timer?: ReturnType<typeof setTimeout>;
}

/** Pixels a pointer may move during a click. */
const CLICK_TOLERANCE = 4;
/** Touching a work holds it after `time` ms, unless the finger moves more than `tolerance` px. */
const HOLD = { time: 400, tolerance: 10 };
/** Pixels from the room's edges at which a held work moves the wall, and pixels per frame. */
const EDGE = { width: 56, speed: 14 };

interface DragOptions {
  readonly hanging: Hanging;
  readonly ids: readonly string[];
  readonly control: RoomControl;
  /** Hangs all works but one. */
  readonly hangWithout: (id: string) => Hanging;
  readonly onDrop: (id: string, to: number) => void;
}

export interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

interface Dragging {
  readonly held: HeldWork | null;
  readonly handlers: DragHandlers;
  /** Puts a held work back. @returns true if there was one */
  cancel(): boolean;
}

export function useDrag(scroller: RefObject<HTMLElement | null>, options: DragOptions): Dragging {
  const press = useRef<Press | null>(null);
  const [held, setHeld] = useState<HeldWork | null>(null);
  const follow = (now: Press): void => {
    const { hanging, ids, control, hangWithout } = options;
    const { id } = now;
    const work = hanging.works[ids.indexOf(id ?? "")];
    if (work === undefined || id === null) return;
    const x = control.placeAt(now.x) - now.start;
    setHeld({ id, x, to: placeAt(hangWithout(id), x) });
  };
  const hold = (now: Press): void => {
    now.state = "holding";
    scroller.current?.setPointerCapture(now.pointer);
    follow(now);
  };
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
    setHeld(null);
  };
  useHeldAtEdge(scroller, press, held !== null, options.control, follow);
  useNoScroll(scroller, press);
  const handlers: DragHandlers = {
    onPointerDown: (event) => {
      const isMenu = event.button !== 0 || event.shiftKey || event.ctrlKey || event.metaKey;
      if (!event.isPrimary) return end();
      if (isMenu) return;
      const id = idAt(event.target);
      const work = options.hanging.works[options.ids.indexOf(id ?? "")];
      const start = work === undefined ? 0 : options.control.placeAt(event.clientX) - work.x;
      const now: Press = { id, pointer: event.pointerId, start, x: event.clientX, y: event.clientY, state: "pressed" };
      press.current = now;
      if (event.pointerType === "touch" && id !== null) now.timer = setTimeout(() => hold(now), HOLD.time);
    },
    onPointerMove: (event) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      const by = { x: event.clientX - now.x, y: event.clientY - now.y };
      if (now.state === "pressed") {
        const isTouch = event.pointerType === "touch";
        if (Math.hypot(by.x, by.y) <= (isTouch ? HOLD.tolerance : CLICK_TOLERANCE)) return;
        // The browser pans by touch.
        if (isTouch) return end();
        if (now.id === null) {
          now.state = "panning";
          event.currentTarget.setPointerCapture(now.pointer);
        } else hold(now);
      }
      if (now.state === "panning") options.control.panBy(-by.x);
      now.x = event.clientX;
      now.y = event.clientY;
      if (now.state === "holding") follow(now);
    },
    onPointerUp: () => {
      if (held !== null && options.ids.indexOf(held.id) !== held.to) options.onDrop(held.id, held.to);
      end();
    },
    onPointerCancel: end,
  };
  const cancel = (): boolean => {
    const isHeld = held !== null;
    end();
    return isHeld;
  };
  return { held, handlers, cancel };
}

function idAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>("[data-photo]")?.dataset["photo"] ?? null) : null;
}

/** Moves the wall while a work is held at the room's edge. */
function useHeldAtEdge(
  scroller: RefObject<HTMLElement | null>,
  press: RefObject<Press | null>,
  isHeld: boolean,
  { panBy }: RoomControl,
  onMoved: (now: Press) => void,
): void {
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    if (!isHeld) return undefined;
    let frame = 0;
    const step = (): void => {
      frame = requestAnimationFrame(step);
      const [element, now] = [scroller.current, press.current];
      if (element === null || now === null) return;
      const { left, right } = element.getBoundingClientRect();
      const outside = Math.max(0, now.x - (right - EDGE.width)) - Math.max(0, left + EDGE.width - now.x);
      if (outside === 0) return;
      panBy(EDGE.speed * Math.max(-1, Math.min(1, outside / EDGE.width)));
      moved(now);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [scroller, press, isHeld, panBy]);
}

/** A finger that holds a work moves it, not the wall; and it opens no menu. */
function useNoScroll(scroller: RefObject<HTMLElement | null>, press: RefObject<Press | null>): void {
  useEffect(() => {
    const target = scroller.current;
    if (target === null) return undefined;
    const keep = (event: Event): void => {
      if (press.current?.state === "holding" && event.cancelable) event.preventDefault();
    };
    const noMenu = (event: Event): void => {
      if (press.current !== null) event.preventDefault();
    };
    target.addEventListener("touchmove", keep, { passive: false });
    target.addEventListener("contextmenu", noMenu);
    return () => {
      target.removeEventListener("touchmove", keep);
      target.removeEventListener("contextmenu", noMenu);
    };
  }, [scroller, press]);
}
