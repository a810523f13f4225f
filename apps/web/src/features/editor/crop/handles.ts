/** The crop's handles, in reading order of the keyboard: clockwise from the top left corner. */
import type { Box } from "@matte/engine";
import { editorCrop as texts } from "@matte/messages/editor-crop";
import type { Handle } from "./drag.ts";

export interface NamedHandle extends Handle {
  readonly name: keyof typeof texts.handles;
}

export const HANDLES: readonly NamedHandle[] = [
  { name: "topLeft", x: -1, y: -1 },
  { name: "top", x: 0, y: -1 },
  { name: "topRight", x: 1, y: -1 },
  { name: "right", x: 1, y: 0 },
  { name: "bottomRight", x: 1, y: 1 },
  { name: "bottom", x: 0, y: 1 },
  { name: "bottomLeft", x: -1, y: 1 },
  { name: "left", x: -1, y: 0 },
];

/** The handle of an element or of one around it: `area` is the crop as a whole, null is neither. */
export function handleAt(target: EventTarget | null): NamedHandle | "area" | null {
  const name = target instanceof Element ? target.closest<HTMLElement>("[data-handle]")?.dataset["handle"] : undefined;
  return name === "area" ? name : (HANDLES.find((handle) => handle.name === name) ?? null);
}

/** A handle's place in the photo. */
export function placeOf({ x, y }: Handle, box: Box): { readonly x: number; readonly y: number } {
  return { x: x > 0 ? box.x + box.width : box.x, y: y > 0 ? box.y + box.height : box.y };
}

export function placeText(handle: Handle, box: Box): string {
  const { x, y } = placeOf(handle, box);
  if (handle.y === 0) return texts.fromLeft(x);
  return handle.x === 0 ? texts.fromTop(y) : texts.corner(x, y);
}
