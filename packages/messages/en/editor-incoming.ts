/** Texts about photos shared to the editor by other apps, or opened with it by the system. */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorIncoming = {
  region: "Shared photos",
  waiting: (count: number) => `${photos(count)} from another app`,
  add: (count: number) => `Add ${photos(count)}`,
  discard: "Discard",
  failed: "Couldn’t store the shared photos. Add them here instead.",
  partial: (count: number, gigabytes: number) =>
    `Only ${number(count)} photos of ${number(gigabytes)} GB in total can be shared at a time. Add the others here.`,
};
