import { type RefObject, useEffect, useEffectEvent } from "react";
import { isDialogOpen, usesKeys } from "#lib/keyboard.ts";
import { draftBounds, draftRatio, withBox, type Draft } from "./draft.ts";
import { arrowMove, moved, resized, type Vector } from "./drag.ts";
import { handleAt } from "./handles.ts";
import type { DraftControl } from "./use-draft.ts";

interface CropKeys {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const ARROWS: Readonly<Record<string, Vector>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels per arrow key with Shift. */
const JUMP = 10;

/** Controls with a use for Enter of their own. */
const TAKE_ENTER = "button, select, a, [role=spinbutton]";

/** Handles the mode's keys, except in a dialog and in other parts of the page. */
export function useCropKeys(root: RefObject<HTMLElement | null>, control: DraftControl, ends: CropKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || isDialogOpen()) return;
    const action = actionOf(event, root.current, control, ends);
    if (action === null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function actionOf(
  event: KeyboardEvent,
  root: HTMLElement | null,
  control: DraftControl,
  { onDone, onCancel }: CropKeys,
): (() => void) | null {
  const { target } = event;
  if (event.ctrlKey || event.metaKey) return commandOf(event, control);
  if (event.key === "Escape") return onCancel;
  if (!isOurs(target, root)) return null;
  if (event.key === "Enter") return target instanceof Element && target.matches(TAKE_ENTER) ? null : onDone;
  const arrow = ARROWS[event.key];
  if (arrow === undefined || usesKeys(target)) return null;
  const step = event.shiftKey ? JUMP : 1;
  const by = { x: step * arrow.x, y: step * arrow.y };
  return () => control.change((draft) => pushed(draft, target, by), { key: "keys", final: false });
}

function commandOf({ key, shiftKey }: KeyboardEvent, control: DraftControl): (() => void) | null {
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? control.redo : control.undo;
    case "y":
      return control.redo;
    case "s":
      // Nothing is exported now; the browser would save the page.
      return () => undefined;
    default:
      return null;
  }
}

/** True for the mode's elements, and for the page without a focus. */
function isOurs(target: EventTarget | null, root: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && root?.contains(target) === true);
}

/** Moves the handle in focus, else the whole crop. */
function pushed(draft: Draft, target: EventTarget | null, by: Vector): Draft {
  const handle = handleAt(target);
  const bounds = draftBounds(draft);
  if (handle === null || handle === "area") return withBox(draft, moved(bounds, draft.box, by));
  const ratio = draftRatio(draft);
  return withBox(draft, resized(bounds, draft.box, handle, arrowMove(handle, by, ratio), ratio));
}
