/** The wall's keys, except those that move the focus from work to work. */
import { type RefObject, useEffect, useEffectEvent } from "react";
import { usesKeys } from "#lib/keyboard.ts";
import { useSession } from "../state/context.ts";
import { removeSelected, selectAll } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import { type RoomControl, ZOOM_STEP } from "./use-room.ts";

/** Share of the room's width. */
const PAGE = 0.9;

/** Listens to the window: the focus may be nowhere, as after a button has gone. */
export function useWallKeys(wall: RefObject<HTMLElement | null>, control: RoomControl, onLeave: () => void): void {
  const session = useSession();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isOurs = target === document.body || (target instanceof Node && wall.current?.contains(target) === true);
    if (event.defaultPrevented || event.altKey || !isOurs || usesKeys(target)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const action = isCommand ? commandOf(event, session) : keyOf(event, session, control, onLeave);
    const act = action ?? zoomOf(event.key, control);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

type Action = (() => void) | undefined;

/** With and without Ctrl, as browsers zoom. */
function zoomOf(key: string, { zoomBy, zoomToFit }: RoomControl): Action {
  switch (key) {
    case "+":
    case "=":
      return () => zoomBy(ZOOM_STEP);
    case "-":
      return () => zoomBy(1 / ZOOM_STEP);
    case "0":
      return zoomToFit;
    default:
      return undefined;
  }
}

function commandOf({ key, shiftKey }: KeyboardEvent, session: EditorSession): Action {
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? session.redo : session.undo;
    case "y":
      return session.redo;
    case "a":
      return () => selectAll(session);
    case "s":
      // The browser would save the page.
      return () => undefined;
    default:
      return undefined;
  }
}

function keyOf(
  { key }: KeyboardEvent,
  session: EditorSession,
  { room, panBy }: RoomControl,
  onLeave: () => void,
): Action {
  const page = PAGE * (room?.width ?? 0);
  switch (key) {
    case "PageUp":
      return () => panBy(-page);
    case "PageDown":
      return () => panBy(page);
    case "Delete":
    case "Backspace":
      return () => removeSelected(session);
    case "w":
    case "W":
      return onLeave;
    default:
      return undefined;
  }
}
