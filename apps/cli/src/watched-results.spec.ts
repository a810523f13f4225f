import { join } from "node:path";
import { expect, test } from "vitest";
import { Captions } from "./captions.ts";
import { WatchedResults } from "./watched-results.ts";

const captions = await Captions.read({ title: "Dunes" });
const results = (): WatchedResults => new WatchedResults({ watched: "in", out: "out" }, "jpeg", captions);

test("Results keep their subfolder, and those of one name get numbers that stay", () => {
  const named = results();
  const photos = [join("in", "a.jpg"), join("in", "A.png"), join("in", "day", "a.jpg"), join("in", "a (2).tif")];
  const expected = [
    join("out", "a.jpeg"),
    join("out", "A (2).jpeg"),
    join("out", "day", "a.jpeg"),
    join("out", "a (2) (2).jpeg"),
  ];
  for (const _ of [1, 2]) expect(photos.map((photo) => named.taskOf(photo).output)).toEqual(expected);
});

test("Photos whose result had the name first are named, since an older result may be of any of them", () => {
  const named = results();
  const [first, second] = [join("in", "a.jpg"), join("in", "a.png")];
  named.taskOf(first);
  expect(named.namesakesOf(first)).toEqual([]);
  expect(named.namesakesOf(second)).toMatchObject([{ photo: first, output: join("out", "a.jpeg") }]);
});

test("Photos have the captions of the call", () => {
  expect(results().taskOf(join("in", "a.jpg")).texts).toEqual({ subject: "Dunes" });
});
