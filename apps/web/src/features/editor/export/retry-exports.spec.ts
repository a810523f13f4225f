import { expect, it } from "vitest";
import { countFailed } from "../state/failures.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { exportPhotos } from "./export-photos.ts";
import { retryExports } from "./retry-exports.ts";

const go = (): AbortSignal => new AbortController().signal;

it("exports that lacked the network are the only ones that are made again, and say so", async () => {
  const { session, load, zipped } = editorInTest("pro");
  await load(
    photoFile("a.jpg"),
    photoFile("b.jpg", "fontless"),
    photoFile("c.jpg", "fontless"),
    photoFile("d.jpg", "unframable"),
  );
  await exportPhotos(session, go());
  const sentences = [...session.store.getState().unexported.values()].map(({ sentence }) => sentence);
  expect(sentences).toHaveLength(3);
  expect(sentences.filter((text) => text.includes("tried again when the network is back"))).toHaveLength(2);
  await retryExports(session, go());
  expect(zipped().map((name) => name.replace(/^matte-\w{4}-\d{8}-/u, ""))).toEqual(["b.jpeg", "c.jpeg"]);
  expect(countFailed(session.store.getState())).toBe(1);
  await retryExports(session, go());
  expect(zipped()).toHaveLength(2);
});

it("on Free, where photos are exported one by one, the last one is made again without an offer to upgrade", async () => {
  const { session, load, document, delivered, upsells } = editorInTest();
  await load(photoFile("a.jpg", "fontless"), photoFile("b.jpg", "fontless"));
  for (const { id } of document().photos) await exportPhotos(session, go(), { only: new Set([id]) });
  const before = upsells();
  await retryExports(session, go());
  expect(delivered()).toHaveLength(1);
  expect(upsells()).toBe(before);
});
