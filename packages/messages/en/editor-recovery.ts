/** Texts about restoring the last visit's photos. */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string =>
  `${number(count, { useGrouping: false })} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorRecovery = {
  region: "Photos of the last visit",
  title: "Your photos are still here",
  changed: (time: Date) =>
    `Last changed on ${format.date(time, { day: "numeric", month: "long" })} at ${format.date(time, { hour: "2-digit", minute: "2-digit" })}, captions and settings included`,
  more: (count: number) => `and ${number(count)} more`,
  restore: (count: number) => `Restore ${photos(count)}`,
  startFresh: "Start fresh",
  discarded: (count: number) => `${photos(count)} discarded`,
  waiting: "Photos from your last visit",
  discard: "Discard",
  notStored: "This browser can’t keep your photos for the next visit. Export them before you close this page.",
  noSpace: "There’s no space to keep all photos for the next visit. Export them before you close this page.",
  none: {
    "no-permission": "Couldn’t restore your photos: they can’t be read without your permission.",
    gone: "Couldn’t find your photos. If they’re on another drive, connect it and try again.",
  },
  someLost: (count: number) => `Couldn’t restore ${photos(count)}.`,
  lost: {
    gone: (file: string) => `“${file}” was moved, changed or deleted.`,
    "no-permission": (file: string) => `“${file}” can’t be read without your permission.`,
    "not-kept": (file: string) => `“${file}” couldn’t be kept. Add it again.`,
  },
};
