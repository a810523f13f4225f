import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeSettings, nameSubjects, removePhoto } from "../model/changes.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

describe("a session", () => {
  it("a session makes one step of a burst of typing, and another after a pause", () => {
    const { session, document } = editorInTest();
    for (const photoBy of ["A", "Ad", "Ada"]) session.change(changeSettings({ photoBy }), { key: "photoBy" });
    vi.advanceTimersByTime(1000);
    session.change(changeSettings({ photoBy: "Ada L" }), { key: "photoBy" });
    session.undo();
    expect(document().settings.photoBy).toBe("Ada");
    session.undo();
    expect(document().settings.photoBy).toBe("");
    session.redo();
    expect(document().settings.photoBy).toBe("Ada");
  });

  it("a session restores a removed photo with its file and its thumbnail", async () => {
    const { session, document, load, revoked } = editorInTest("pro");
    await load(photoFile("harbour.jpg"), photoFile("quay.jpg"));
    const [first] = document().photos;
    if (first === undefined) throw new Error("nothing was loaded");
    session.change(removePhoto(first.id));
    expect(session.photos.get(first.id)?.file.name).toBe("harbour.jpg");
    session.undo();
    expect(document().photos.map(({ subject }) => subject)).toEqual(["Harbour", "Quay"]);
    expect(revoked).toEqual([]);
  });

  it("a session releases a photo when no step can restore it", async () => {
    const { session, document, load, revoked } = editorInTest("pro");
    await load(photoFile("harbour.jpg"));
    const id = document().selected ?? "";
    session.undo();
    expect(session.photos.get(id)).toBeDefined();
    session.change(changeSettings({ outerBorderSize: 20 }));
    expect(session.photos.get(id)).toBeUndefined();
    expect(revoked).toHaveLength(1);
    session.dispose();
    expect(revoked).toHaveLength(1);
  });

  it("a session releases photos that arrive after it was disposed", async () => {
    const { intake, revoked, session } = editorInTest("pro");
    const done = intake.takeFiles([photoFile("a.jpg", "never"), photoFile("b.jpg")]);
    await expect.poll(() => session.store.getState().loading?.current).toBe(1);
    session.dispose();
    intake.cancel();
    await done;
    expect(revoked).toHaveLength(1);
  });

  it("a session clears the list, and can undo it", async () => {
    const { session, document, load } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    session.clear();
    expect(document()).toMatchObject({ photos: [], selected: null });
    session.undo();
    expect(document().photos).toHaveLength(2);
  });

  it("a session selects photos without making steps of the history", async () => {
    const { session, document, load } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    const shown = () => document().photos.findIndex(({ id }) => id === document().selected);
    session.next();
    expect(shown()).toBe(1);
    session.next();
    expect(shown()).toBe(1);
    session.previous();
    expect(shown()).toBe(0);
    expect(session.store.getState().history.past).toHaveLength(1);
  });

  it("a session starts with saved settings, and gives their subject to no new photo", async () => {
    const first = editorInTest();
    first.session.change(changeSettings({ outerBorderSize: 20 }));
    first.session.change(nameSubjects("Harbour", []));
    first.session.dispose();
    const next = editorInTest("free", first.values);
    expect(next.document().settings).toEqual({ ...DEFAULT_SETTINGS, outerBorderSize: 20, subjectName: "Harbour" });
    await next.load(photoFile("IMG_0001.jpg"));
    expect(next.document().photos[0]?.subject).toBe("");
  });
});
