import { expect, test } from "vitest";
import { valuesIn } from "#lib/storage.ts";
import { type EditorInTest, editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { readSort, setSort } from "./sort-order.ts";

test.each([
  ['"name"', "name"],
  ['"captured"', "captured"],
  ['"newest"', "added"],
  ["[]", "added"],
  [null, "added"],
])("A stored order of %s is read as %s", (stored, order) => {
  const values = valuesIn(() => ({ getItem: () => stored, setItem: () => undefined, removeItem: () => undefined }));
  expect(readSort(values)).toBe(order);
});

test("An order is remembered, and sorts the photos of the next visit", async () => {
  const first = editorInTest("pro");
  await first.load(photoFile("b.jpg"), photoFile("a.jpg"));
  setSort(first.session, "name");
  expect(namesIn(first)).toEqual(["a.jpg", "b.jpg"]);
  const next = editorInTest("pro", first.values);
  expect(next.session.store.getState().sort).toBe("name");
  await next.load(photoFile("d.jpg"), photoFile("c.jpg"));
  expect(namesIn(next)).toEqual(["c.jpg", "d.jpg"]);
});

function namesIn({ session, document }: EditorInTest): readonly (string | undefined)[] {
  return document().photos.map(({ id }) => session.photos.get(id)?.file.name);
}
