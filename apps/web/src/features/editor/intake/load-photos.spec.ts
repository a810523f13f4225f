import { describe, expect, it } from "vitest";
import { changeSettings } from "../model/changes.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";

describe("loading photos", () => {
  it("appends in the order given, selects the first, guesses every subject, in one step", async () => {
    const { document, load, noticeTexts, session } = editorInTest("pro");
    await load(photoFile("harbour-dawn.jpg"), photoFile("IMG_1234.jpg"), photoFile("old_quay.png"));
    const { photos, selected } = document();
    expect(photos.map(({ subject }) => subject)).toEqual(["Harbour Dawn", "", "Old Quay"]);
    expect(selected).toBe(photos[0]?.id);
    expect(noticeTexts()).toEqual(["Loading 3 images…", "3 loaded successfully"]);
    expect(session.store.getState()).toMatchObject({ loading: null });
    session.undo();
    expect(document().photos).toEqual([]);
  });

  it("announces a single photo in the singular", async () => {
    const { load, noticeTexts } = editorInTest();
    await load(photoFile("a.jpg"));
    expect(noticeTexts()).toEqual(["Loading 1 image…", "1 loaded successfully"]);
  });

  it("Free loads the first of several photos and explains it", async () => {
    const { document, load, noticeTexts, upsells } = editorInTest("free");
    await load(new File(["?"], "notes.txt", { type: "text/plain" }), photoFile("a.jpg"), photoFile("b.jpg"));
    expect(document().photos).toHaveLength(1);
    expect(noticeTexts()).toEqual([
      "Free version allows 1 image at a time. Upgrade for batch.",
      "Loading 1 image…",
      "1 loaded successfully",
    ]);
    expect(upsells()).toBe(1);
  });

  it("Free appends a second photo that is added later", async () => {
    const { document, load, upsells } = editorInTest("free");
    await load(photoFile("a.jpg"));
    await load(photoFile("b.jpg"));
    expect(document().photos).toHaveLength(2);
    expect(document().selected).toBe(document().photos[0]?.id);
    expect(upsells()).toBe(0);
  });

  it("loads the others when some fail, and reports those by name", async () => {
    const { document, load, noticeTexts } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("broken.jpg", "broken"), photoFile("c.jpg"));
    expect(document().photos).toHaveLength(2);
    expect(noticeTexts().slice(0, 2)).toEqual(["Loading 3 images…", "2 loaded successfully"]);
    expect(noticeTexts()[2]).toContain("broken.jpg");
  });

  it("reports only the reason when nothing could be loaded", async () => {
    const { load, noticeTexts, dismissed } = editorInTest();
    await load(photoFile("broken.jpg", "broken"));
    expect(noticeTexts()).toHaveLength(2);
    expect(noticeTexts()[1]).toContain("broken.jpg");
    expect(dismissed()).toEqual(["Loading 1 image…"]);
  });

  it("reports the failures of one drop in one notice, and each in the list", async () => {
    const { load, noticeTexts, session } = editorInTest("pro");
    await load(...Array.from({ length: 25 }, (_, at) => photoFile(`${at}.jpg`, "broken")));
    expect(noticeTexts()).toEqual(["Loading 25 images…", "25 files couldn’t be loaded"]);
    expect(session.store.getState().unread).toHaveLength(25);
  });

  it("keeps loaded photos when it is cancelled, without an error", async () => {
    const { document, intake, noticeTexts, session } = editorInTest("pro");
    const done = intake.takeFiles([photoFile("a.jpg"), photoFile("b.jpg", "never")]);
    await expect.poll(() => session.store.getState().loading).toEqual({ current: 1, total: 2 });
    intake.cancel();
    await done;
    expect(document().photos).toHaveLength(1);
    expect(noticeTexts()).toEqual(["Loading 2 images…", "1 loaded successfully"]);
    expect(session.store.getState().loading).toBeNull();
  });

  it("stops when the list is cleared, and releases photos that load later", async () => {
    const { document, intake, revoked, noticeTexts, session } = editorInTest("pro");
    const done = intake.takeFiles([photoFile("a.jpg"), photoFile("b.jpg", "never"), photoFile("c.jpg")]);
    await expect.poll(() => session.store.getState().loading).toEqual({ current: 2, total: 3 });
    session.clear();
    await done;
    expect(document().photos).toEqual([]);
    expect(noticeTexts()).toEqual(["Loading 3 images…"]);
    expect(session.store.getState().loading).toBeNull();
    expect(revoked).toHaveLength(1);
    session.undo();
    expect(document().photos).toHaveLength(1);
  });

  it("stops when it is undone, and redo restores the loaded photos", async () => {
    const { document, intake, noticeTexts, session } = editorInTest("pro");
    const done = intake.takeFiles([photoFile("a.jpg"), photoFile("b.jpg", "never"), photoFile("c.jpg")]);
    await expect.poll(() => session.store.getState().loading).toEqual({ current: 2, total: 3 });
    session.undo();
    await done;
    expect(document().photos).toEqual([]);
    expect(noticeTexts()).toEqual(["Loading 3 images…"]);
    session.redo();
    expect(document().photos).toHaveLength(1);
  });

  it("continues when another change is undone", async () => {
    const { document, intake, session } = editorInTest("pro");
    const done = intake.takeFiles([photoFile("a.jpg"), photoFile("b.jpg", "never")]);
    await expect.poll(() => session.store.getState().loading).toEqual({ current: 1, total: 2 });
    session.change(changeSettings({ outerBorderSize: 20 }));
    session.undo();
    expect(session.store.getState().loading).toEqual({ current: 1, total: 2 });
    intake.cancel();
    await done;
    expect(document().photos).toHaveLength(1);
  });
});

describe("placeholders", () => {
  const many = (behaviour: "fine" | "never") =>
    Array.from({ length: 5 }, (_, at) => photoFile(`${at}.jpg`, at === 0 ? "fine" : behaviour));

  it("placeholders of many photos are shown before the photos, and removed when these load or are cancelled", async () => {
    const { document, intake, revoked, session } = editorInTest("pro");
    const loadingPhotos = () => session.store.getState().loadingPhotos;
    const done = intake.takeFiles(many("never"));
    await expect
      .poll(() => loadingPhotos().map(({ fileName, preview }) => [fileName, preview?.size]))
      .toEqual([
        ["1.jpg", { width: 600, height: 400 }],
        ["2.jpg", { width: 600, height: 400 }],
        ["3.jpg", { width: 600, height: 400 }],
        ["4.jpg", { width: 600, height: 400 }],
      ]);
    expect(document().photos).toHaveLength(1);
    intake.cancel();
    await done;
    expect(loadingPhotos()).toEqual([]);
    expect(revoked).toHaveLength(4);
  });

  it("placeholders are not shown for a few photos, and are all removed after loading", async () => {
    const { load, session } = editorInTest("pro");
    const seen: number[] = [];
    session.store.subscribe(({ loadingPhotos }) => seen.push(loadingPhotos.length));
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    expect(Math.max(...seen)).toBe(0);
    await load(...many("fine"));
    expect(Math.max(...seen)).toBe(5);
    expect(seen.at(-1)).toBe(0);
  });
});
