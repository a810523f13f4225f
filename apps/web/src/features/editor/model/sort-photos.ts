import type { Change, EditorDocument, PhotoEntry } from "./document.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import type { PhotoRecord } from "./registry.ts";

export const SORT_ORDERS = ["added", "name", "captured", "rating"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

type FindRecord = (id: string) => PhotoRecord | undefined;
type Compare = (a: PhotoEntry, b: PhotoEntry) => number;

const names = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Sorts photos; equal ones keep their order. Photos without a date or a rating are last. */
export function sortPhotos(order: SortOrder, recordOf: FindRecord): Change {
  const compare = COMPARES[order](recordOf);
  return (document): EditorDocument => {
    const photos = document.photos.toSorted(compare);
    return photos.every((photo, at) => photo === document.photos[at]) ? document : { ...document, photos };
  };
}

const COMPARES: Readonly<Record<SortOrder, (recordOf: FindRecord) => Compare>> = {
  added: () => (a, b) => (a.added ?? 0) - (b.added ?? 0),
  name: (recordOf) => (a, b) => names.compare(nameOf(recordOf(a.id)), nameOf(recordOf(b.id))),
  captured: (recordOf) => (a, b) =>
    compareKnown(timeOf(recordOf(a.id)), timeOf(recordOf(b.id))) ||
    names.compare(nameOf(recordOf(a.id)), nameOf(recordOf(b.id))),
  rating: (recordOf) => (a, b) => compareKnown(negative(ratingOf(recordOf(a.id))), negative(ratingOf(recordOf(b.id)))),
};

function nameOf(record: PhotoRecord | undefined): string {
  return record === undefined ? "" : originalName(record);
}

/** A date in minutes; unknown parts count as their first value. */
function timeOf(record: PhotoRecord | undefined): number | undefined {
  const { date } = record?.facts.words ?? {};
  return date && Date.UTC(date.year, (date.month ?? 1) - 1, date.day ?? 1, date.hour ?? 0, date.minute ?? 0);
}

function ratingOf(record: PhotoRecord | undefined): number | undefined {
  return record?.facts.words.rating;
}

function negative(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}

function compareKnown(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a - b;
}
