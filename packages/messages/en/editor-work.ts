/** Texts about this visit's photos: failed ones, and signing out. */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorWork = {
  failed: {
    region: "Failed photos",
    unread: "Photos that could not be loaded",
    count: (count: number) => `${number(count)} failed`,
    remove: "Remove failed",
    removeOne: (file: string) => `Remove ${file}`,
  },
  removed: (count: number) => `Removed ${photos(count)}.`,
  exportSelected: (count: number) => `Export ${number(count)} selected`,
  selected: (count: number) => `${number(count)} selected`,
  crop: {
    copy: "Copy crop",
    paste: "Paste crop",
    copied: "Crop copied",
    /** For photos framed together. */
    separate: "Separate the photos to crop them.",
    pasted: (count: number) => `Pasted the crop onto ${photos(count)}.`,
  },
  /** The list's menu. */
  menu: "Photo actions",
  select: "Select",
  selectDone: "Done",
  signOut: {
    title: (count: number) => `Sign out and discard ${photos(count)}?`,
    note: "Your files and everything you exported stay. Captions and settings of these photos are lost.",
    confirm: "Sign out",
    cancel: "Cancel",
  },
};
