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

  it("tells that one photo failed, and why", async () => {
    const { load, said, session } = editorInTest("free");
    await load(photoFile("a.jpg", "unframable"));
    const before = said().length;
    await exportPhotos(session, go());
    expect(said().slice(before)).toEqual(["Error during export", expect.stringMatching(/^“a\.jpg” is larger than/)]);
    expect(session.store.getState().exporting).toBeNull();
  });

  it("names those of several that failed and goes on with the rest", async () => {
    const { delivered, load, said, session } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg", "unframable"), photoFile("c.jpg"));
    await exportPhotos(session, go());
    expect(delivered()).toHaveLength(2);
    expect(said().slice(-3)).toEqual([
      "2 images exported",
      "Error during export",
      expect.stringMatching(/^“b\.jpg” is larger than/),
    ]);
  });

  it("sums up many failures", async () => {
    const { load, said, session } = editorInTest("pro");
    await load(...Array.from({ length: 8 }, (_, at) => photoFile(`${at}.jpg`, "unframable")));
    const before = said().length;
    await exportPhotos(session, go());
    expect(said()).toHaveLength(before + 1 + 5 + 1);
    expect(said().at(-1)).toBe("3 more files could not be exported.");
  });

  it("exports what stood on the list when it began, whatever is done to it meanwhile", async () => {
    const { delivered, load, session } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    const done = exportPhotos(session, go());
    session.undo();
    session.change(changeSettings({ exportFormat: "png" }));
    await done;
    expect(delivered()).toEqual([expect.stringMatching(/-a\.jpeg$/), expect.stringMatching(/-b\.jpeg$/)]);
    expect(session.store.getState().exporting).toBeNull();
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

describe("an obstacle that shows only at the export", () => {
  const COARSE = "“a.jpg” was exported as JPEG 95 % (photo too coarse for this matte colour).";

  async function exported(...files: File[]) {
    const editor = editorInTest("pro");
    await editor.load(...files);
    /** What is said of one export. */
    const once = async (): Promise<readonly string[]> => {
      const before = editor.said().length;
      await exportPhotos(editor.session, go());
      return editor.said().slice(before);
    };
    return { ...editor, once };
  }

  it("is told once, and again when it is met under other settings", async () => {
    const { once, session } = await exported(photoFile("a.jpg", "coarse"));
    expect(await once()).toEqual(["Image exported", COARSE]);
    expect(await once()).toEqual(["Image exported"]);
    session.change(changeSettings({ outerBorderColor: "#112233" }));
    expect(await once()).toEqual(["Image exported", COARSE]);
  });

  it("is not met again: the next job knows of it", async () => {
    const { framed, once, session } = await exported(photoFile("a.jpg", "coarse"));
    await once();
    await once();
    session.change(changeSettings({ outerBorderColor: "#112233" }));
    await once();
    expect(framed().map(({ obstacle }) => obstacle)).toEqual([null, "matte-colour", null]);
  });

  it("of the file itself is told once for good", async () => {
    const { once, session } = await exported(photoFile("a.jpg", "beyond-repair"));
    expect(await once()).toEqual(["Image exported", "“a.jpg” was exported as JPEG 95 % (damaged data)."]);
    session.change(changeSettings({ outerBorderColor: "#112233", photoBy: "Ada", metadataFontSize: 40 }));
    expect(await once()).toEqual(["Image exported"]);
  });

  it("is remembered for its photo, with what was drawn", async () => {
    const { document, once, session } = await exported(photoFile("a.jpg", "coarse"), photoFile("fine.jpg"));
    await once();
    const [first, second] = document().photos;
    const { obstacles } = session.store.getState();
    expect(obstacles.get(first?.id ?? "")).toMatchObject({ obstacle: "matte-colour", drawn: { subject: "A" } });
    expect(obstacles.has(second?.id ?? "")).toBe(false);
  });

  it("of many photos is summed up", async () => {
    const { once } = await exported(...Array.from({ length: 7 }, (_, at) => photoFile(`${at}.jpg`, "coarse")));
    const said = await once();
    expect(said).toHaveLength(1 + 5 + 1);
    expect(said.at(-1)).toBe("2 more files could not keep the original data either.");
  });
});
