import { describe, expect, it } from "vitest";
import { exportPhotos } from "../export/export-photos.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { takeRetries } from "../export/retry-exports.ts";
import { countFailed, removeFailed } from "./failures.ts";

const go = (): AbortSignal => new AbortController().signal;

async function withFailures() {
  const editor = editorInTest("pro");
  await editor.load(photoFile("a.jpg"), photoFile("b.jpg", "broken"), photoFile("c.jpg", "unframable"));
  await exportPhotos(editor.session, go());
  return { ...editor, state: editor.session.store.getState };
}

describe("failed photos", () => {
  it("photos that could not be loaded or exported keep their reason", async () => {
    const { state, document } = await withFailures();
    expect(state().unread.map(({ sentence }) => sentence)).toEqual([expect.stringContaining("b.jpg")]);
    expect([...state().unexported.keys()]).toEqual([document().photos[1]?.id]);
    expect(countFailed(state())).toBe(2);
  });

  it("removing failed photos keeps the others, and undo restores those of the document", async () => {
    const { session, state, document } = await withFailures();
    removeFailed(session);
    expect(document().photos).toHaveLength(1);
    expect(countFailed(state())).toBe(0);
    session.undo();
    expect(document().photos).toHaveLength(2);
    expect(countFailed(state())).toBe(1);
  });

  it("photos that lacked the network say so, and are the only ones that are tried again", async () => {
    const { session, load } = editorInTest("pro");
    await load(photoFile("a.heic", "away"), photoFile("b.jpg", "broken"));
    const sentences = (): readonly string[] => session.store.getState().unread.map(({ sentence }) => sentence);
    expect(sentences()).toContainEqual(expect.stringContaining("tried again when the network is back"));
    expect(takeRetries(session).map(({ name }) => name)).toEqual(["a.heic"]);
    expect(sentences()).toEqual([expect.stringContaining("b.jpg")]);
    expect(takeRetries(session)).toEqual([]);
  });

  it("a photo that fails alone is marked as well", async () => {
    const { load, session } = editorInTest();
    await load(photoFile("a.jpg", "unframable"));
    await exportPhotos(session, go());
    expect(countFailed(session.store.getState())).toBe(1);
  });

  it("a later success removes the mark", async () => {
    const { load, session, document } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    const [id = ""] = document().photos.map((photo) => photo.id);
    session.set({ unexported: new Map([[id, { id, fileName: "a.jpg", sentence: "“a.jpg” failed." }]]) });
    await exportPhotos(session, go());
    expect(countFailed(session.store.getState())).toBe(0);
  });

  it("clearing the list clears the photos that could not be loaded", async () => {
    const { session, state } = await withFailures();
    session.clear();
    expect(countFailed(state())).toBe(0);
  });
});
