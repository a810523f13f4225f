/** Texts about the photos of this visit: signing out. */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorWork = {
  signOut: {
    title: (count: number) => `Sign out and discard ${photos(count)}?`,
    note: "Your files and everything you exported stay.",
    confirm: "Sign out",
    cancel: "Cancel",
  },
};
