import { describe, expect, it } from "vitest";
import { FACTS } from "#domain/photos/testing/facts.ts";
import { EMPTY_DOCUMENT, type EditorDocument } from "./document.ts";
import type { PhotoRecord } from "./registry.ts";
import { sortPhotos, type SortOrder } from "./sort-photos.ts";

const DATA: Readonly<Record<string, { readonly name: string; readonly words: PhotoRecord["facts"]["words"] }>> = {
  a: { name: "photo-10.jpg", words: { date: { year: 2026, month: 5, day: 2, hour: 9, minute: 30 }, rating: 3 } },
  b: { name: "Photo-2.jpg", words: { date: { year: 2026, month: 5, day: 2, hour: 9, minute: 29 } } },
  c: { name: "photo-1.jpg", words: { rating: 5 } },
  d: { name: "photo-3.jpg", words: { date: { year: 2025 }, rating: 3 } },
};

function recordOf(id: string): PhotoRecord | undefined {
  const found = DATA[id];
  if (found === undefined) return undefined;
  const file = new File([], found.name);
  return { id, file, facts: { ...FACTS, words: found.words }, thumbnail: "", thumbnailFile: file };
}

function list(ids: string): EditorDocument {
  const added = { b: 0, d: 1, a: 2, c: 3 } as Readonly<Record<string, number>>;
  return { ...EMPTY_DOCUMENT, photos: [...ids].map((id) => ({ id, subject: "", added: added[id] ?? 0 })) };
}

describe("the order of the list", () => {
  it.each<[SortOrder, string]>([
    ["added", "bdac"],
    ["name", "cbda"],
    ["captured", "dbac"],
    ["rating", "cadb"],
  ])("by %s is %s", (order, expected) => {
    const sorted = sortPhotos(order, recordOf)(list("abcd"));
    expect(sorted.photos.map(({ id }) => id).join("")).toBe(expected);
    expect(sortPhotos(order, recordOf)(sorted)).toBe(sorted);
  });
});
