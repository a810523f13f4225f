/** The part of the wall that is seen: its scale, and how far it is moved. Lengths are CSS pixels unless they are the wall's units. */
import type { Size } from "@matte/engine";
import type { Hanging } from "./hanging.ts";

/** The wall above its floor. */
export type Room = Size;

export interface View {
  /** Pixels per unit of the wall. */
  readonly scale: number;
  /** Pixels of the wall beyond the room's left edge. */
  readonly left: number;
}

export interface Scales {
  readonly least: number;
  readonly most: number;
  /** The scale at which the wall opens. */
  readonly first: number;
}

/** Space before the first and after the last picture. */
export const MARGIN = 32;

/** Heights of the tallest picture, as shares of the room's. */
const HIGHEST = 0.86;
const HIGHEST_AT_FIRST = 0.62;
/** Pictures are not smaller when the wall opens; a narrow room shows fewer of them, as large as legible labels need. */
const LOWEST_AT_FIRST = { narrow: 0.345, wide: 0.29 };
const NARROW = 600;
/** They may be this much smaller to be seen all at once. */
const YIELD = 0.8;

/** From the whole wall to its tallest picture as high as the room. */
export function scalesIn({ length, tallest }: Hanging, room: Room): Scales {
  const high = (share: number): number => (share * room.height) / Math.max(1, tallest);
  const most = high(HIGHEST);
  const whole = Math.min(most, Math.max(1, room.width - 2 * MARGIN) / Math.max(1, length));
  const lowest = high(LOWEST_AT_FIRST[room.width < NARROW ? "narrow" : "wide"]);
  const first = Math.min(high(HIGHEST_AT_FIRST), whole < YIELD * lowest ? lowest : whole);
  return { least: Math.min(whole, first), most, first };
}

export function clampScale(scale: number, { least, most }: Scales): number {
  return Math.min(most, Math.max(least, scale));
}

/** Pixels before the first picture: a short wall is in the middle of its room. */
export function originOf({ length }: Hanging, scale: number, room: Room): number {
  return Math.max(MARGIN, (room.width - scale * length) / 2);
}

/** Pixels of the wall with its margins; at least the room. */
export function contentWidth(hanging: Hanging, scale: number, room: Room): number {
  return Math.max(room.width, 2 * originOf(hanging, scale, room) + scale * hanging.length);
}

/** Place on the wall, in its units, at a distance from the room's left edge. */
export function wallAt(hanging: Hanging, { scale, left }: View, room: Room, at: number): number {
  return (left + at - originOf(hanging, scale, room)) / scale;
}

/** Another scale; the place at this distance from the room's left edge stays there, as far as the wall reaches. */
export function zoomed(
  hanging: Hanging,
  view: View,
  room: Room,
  to: { readonly scale: number; readonly at: number },
): View {
  const place = wallAt(hanging, view, room, to.at);
  const left = place * to.scale + originOf(hanging, to.scale, room) - to.at;
  return { scale: to.scale, left: clampLeft(hanging, { scale: to.scale, left }, room) };
}

function clampLeft(hanging: Hanging, { scale, left }: View, room: Room): number {
  return Math.min(Math.max(0, left), contentWidth(hanging, scale, room) - room.width);
}

/** Moves the view as little as shows a whole picture with the beginning of its neighbour. @returns pixels beyond the left edge */
export function revealed(hanging: Hanging, view: View, room: Room, index: number): number {
  const work = hanging.works[index];
  if (work === undefined) return view.left;
  const start = originOf(hanging, view.scale, room) + work.x * view.scale;
  const end = start + work.width * view.scale;
  const ahead = Math.max(0, Math.min(2 * MARGIN, (room.width - (end - start)) / 2));
  const left = Math.min(Math.max(view.left, end + ahead - room.width), start - ahead);
  return clampLeft(hanging, { scale: view.scale, left }, room);
}
