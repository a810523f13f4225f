import { describe, expect, it } from "vitest";
import { changeSettings } from "../model/changes.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { exportPhotos } from "./export-photos.ts";
import { FallbackReport } from "./fallbacks.ts";
import { frameJobs } from "./frame-jobs.ts";

describe("a fallback that is found only by the export", () => {
  const COARSE = "“a.jpg” was exported as JPEG 95 % (photo too coarse for this matte colour).";

  async function exported(...files: File[]) {
    const editor = editorInTest("pro");
    await editor.load(...files);
    const once = async (): Promise<readonly string[]> => {
      const before = editor.noticeTexts().length;
      await exportPhotos(editor.session, new AbortController().signal);
      return editor.noticeTexts().slice(before);
    };
    return { ...editor, once };
  }

  it("a fallback is reported once, and again when it recurs with other settings", async () => {
    const { once, session } = await exported(photoFile("a.jpg", "coarse"));
    expect(await once()).toEqual(["Image exported", COARSE]);
    expect(await once()).toEqual(["Image exported"]);
    session.change(changeSettings({ outerBorderColor: "#112233" }));
    expect(await once()).toEqual(["Image exported", COARSE]);
  });

  it("a fallback is passed to the next job, which does not try again", async () => {
    const { framed, once, session } = await exported(photoFile("a.jpg", "coarse"));
    await once();
    await once();
    session.change(changeSettings({ outerBorderColor: "#112233" }));
    await once();
    expect(framed().map(({ fallbackReason }) => fallbackReason)).toEqual([null, "matte-colour", null]);
  });

  it("a fallback because of the file itself is reported only once", async () => {
    const { once, session } = await exported(photoFile("a.jpg", "beyond-repair"));
    expect(await once()).toEqual(["Image exported", "“a.jpg” was exported as JPEG 95 % (damaged data)."]);
    session.change(changeSettings({ outerBorderColor: "#112233", photoBy: "Ada", metadataFontSize: 40 }));
    expect(await once()).toEqual(["Image exported"]);
  });

  it("a fallback is stored for its photo, with what was drawn", async () => {
    const { document, once, session } = await exported(photoFile("a.jpg", "coarse"), photoFile("fine.jpg"));
    await once();
    const [first, second] = document().photos;
    const { fallbacks } = session.store.getState();
    expect(fallbacks.get(first?.id ?? "")).toMatchObject({ fallbackReason: "matte-colour", drawn: { subject: "A" } });
    expect(fallbacks.has(second?.id ?? "")).toBe(false);
  });

  it("fallbacks of many photos are summarised", async () => {
    const { once } = await exported(...Array.from({ length: 7 }, (_, at) => photoFile(`${at}.jpg`, "coarse")));
    const noticeTexts = await once();
    expect(noticeTexts).toHaveLength(1 + 5 + 1);
    expect(noticeTexts.at(-1)).toBe("2 more files couldn’t keep their original data.");
  });
});

it("a file fitted to a limit is remembered for the size on screen, whatever other sizes are exported", async () => {
  const editor = editorInTest("pro");
  await editor.load(photoFile("a.jpg"));
  editor.session.change(changeSettings({ fileSizeKb: 2000 }));
  editor.session.set({ furtherSizes: ["story-9x16", "web-2048"] });
  await exportPhotos(editor.session, new AbortController().signal);
  expect(editor.framed().map(({ settings }) => settings.fileSizeKb)).toEqual([2000, 2000, 2000]);
  const { fits, fallbacks } = editor.session.store.getState();
  const [{ id } = { id: "" }] = editor.document().photos;
  expect(fits.get(id)?.drawn.settings).toMatchObject({ socialPreset: "original", exportSize: "full" });
  for (const { drawn } of fallbacks.values()) expect(drawn.settings).toMatchObject({ exportSize: "full" });
});

it("The report says once why crops have no way back", async () => {
  const { load, noticeTexts, session } = editorInTest("pro");
  await load(photoFile("a.jpg"), photoFile("b.jpg"));
  const report = new FallbackReport(session);
  const framed = { method: "lossless-jpeg", fallbackReason: null, hdr: null, fit: null, bytes: 1 } as const;
  for (const job of frameJobs(session)) report.add(job, { ...framed, original: "cropped" });
  const before = noticeTexts().length;
  report.notify();
  expect(noticeTexts().slice(before)).toEqual(["A way back would keep what was cropped away, so there is none."]);
});
