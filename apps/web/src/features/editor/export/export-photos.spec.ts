import { describe, expect, it } from "vitest";
import { changeSettings } from "../model/changes.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { exportPhotos } from "./export-photos.ts";

const go = () => new AbortController().signal;

describe("exporting", () => {
  it("needs a photo", async () => {
    const { said, session } = editorInTest();
    await exportPhotos(session, go());
    expect(said()).toEqual(["No images to export."]);
  });

  it("frames one photo as the plan has it and delivers it under its name", async () => {
    const { delivered, framed, load, said, session } = editorInTest("free");
    await load(photoFile("harbour dawn.jpg"));
    session.change(changeSettings({ innerBorderSize: 40, exportFormat: "png" }));
    await exportPhotos(session, go());
    expect(framed()[0]).toMatchObject({ subject: "Harbour Dawn", watermark: true, logo: null });
    expect(framed()[0]?.settings.innerBorderSize).toBe(1);
    expect(delivered()).toEqual([expect.stringMatching(/^matte-[a-z0-9]{4}-\d{8}-harbour dawn\.png$/)]);
    expect(said().at(-1)).toBe("Image exported");
  });

  it("of several photos is Pro only", async () => {
    const { delivered, load, said, session, upsold } = editorInTest("free");
    await load(photoFile("a.jpg"));
    await load(photoFile("b.jpg"));
    await exportPhotos(session, go());
    expect(said().at(-1)).toBe("Batch export is Pro only.");
    expect(upsold()).toBe(1);
    expect(delivered()).toEqual([]);
  });

  it("on Pro gives a file for each photo, without a watermark, and each its own subject", async () => {
    const { delivered, framed, load, said, session } = editorInTest("pro");
    await load(photoFile("harbour.jpg"), photoFile("quay.jpg"));
    await exportPhotos(session, go());
    expect(delivered()).toHaveLength(2);
    expect(framed().map(({ subject, watermark }) => [subject, watermark])).toEqual([
      ["Harbour", false],
      ["Quay", false],
    ]);
    expect(said().at(-1)).toBe("2 images exported");
    expect(session.store.getState().exporting).toBeNull();
  });

  it("tells that one photo failed", async () => {
    const { load, said, session } = editorInTest("free");
    await load(photoFile("a.jpg", "unframable"));
    await exportPhotos(session, go());
    expect(said().at(-1)).toBe("Error during export");
    expect(session.store.getState().exporting).toBeNull();
  });

  it("names those of several that failed and goes on with the rest", async () => {
    const { delivered, load, said, session } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg", "unframable"), photoFile("c.jpg"));
    await exportPhotos(session, go());
    expect(delivered()).toHaveLength(2);
    expect(said().slice(-2)).toEqual(["2 images exported", "Error during export: b.jpg"]);
  });

  it("can be cancelled", async () => {
    const { delivered, load, said, session } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg", "endless"), photoFile("c.jpg"));
    const before = said().length;
    const stop = new AbortController();
    const done = exportPhotos(session, stop.signal);
    await expect.poll(() => session.store.getState().exporting).toEqual({ current: 2, total: 3 });
    stop.abort();
    await done;
    expect(delivered()).toHaveLength(1);
    expect(said().slice(before)).toEqual([]);
    expect(session.store.getState().exporting).toBeNull();
  });

  it("waits for what is under way", async () => {
    const { delivered, load, session } = editorInTest();
    await load(photoFile("a.jpg"));
    session.set({ loading: { current: 0, total: 1 } });
    await exportPhotos(session, go());
    expect(delivered()).toEqual([]);
  });
});
