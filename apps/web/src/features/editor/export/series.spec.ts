import { describe, expect, it } from "vitest";
import type { ShareOutcome } from "#lib/share.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { exportPhotos } from "./export-photos.ts";

interface Series {
  readonly count?: number;
  readonly outcome?: ShareOutcome;
  /** Most files accepted by the sheet. */
  readonly most?: number;
}

async function exportSeries({ count = 3, outcome = "shared", most = Infinity }: Series) {
  const shared: File[][] = [];
  const shareSheet = {
    takes: (files: readonly File[]) => files.length <= most && files.every(({ type }) => type === "image/jpeg"),
    ready: () => true,
    share: async (files: readonly File[]): Promise<ShareOutcome> => {
      shared.push([...files]);
      return outcome;
    },
  };
  const editor = editorInTest("pro", undefined, { shareSheet });
  await editor.load(...Array.from({ length: count }, (_, at) => photoFile(`photo${at}.jpg`)));
  await exportPhotos(editor.session, new AbortController().signal);
  return { shared, delivered: editor.delivered(), zipped: editor.zipped(), notices: editor.noticeTexts() };
}

describe("a series on a phone", () => {
  it("several photos are shared at once, each as a file, in their order", async () => {
    const { shared, delivered, notices } = await exportSeries({});
    expect(shared).toHaveLength(1);
    expect(shared[0]?.map(({ type }) => type)).toEqual(["image/jpeg", "image/jpeg", "image/jpeg"]);
    expect(shared[0]?.map(({ name }) => /photo\d/.exec(name)?.[0])).toEqual(["photo0", "photo1", "photo2"]);
    expect(await shared[0]?.[0]?.text()).toBe("framed");
    expect(delivered).toEqual([]);
    expect(notices).toContain("3 photos shared");
  });

  it("25 photos are shared, and more are a ZIP", async () => {
    expect((await exportSeries({ count: 25 })).shared[0]).toHaveLength(25);
    const { shared, zipped, notices } = await exportSeries({ count: 26 });
    expect(shared).toEqual([]);
    expect(zipped).toHaveLength(26);
    expect(notices).toContain("Batch exported as ZIP");
  });

  it("a series that the share sheet does not take at once is a ZIP", async () => {
    const { shared, delivered } = await exportSeries({ most: 2 });
    expect(shared).toEqual([]);
    expect(delivered).toEqual([expect.stringMatching(/\.zip$/)]);
  });

  it("nothing is delivered when the share sheet is dismissed", async () => {
    const { delivered, notices } = await exportSeries({ outcome: "cancelled" });
    expect(delivered).toEqual([]);
    expect(notices.join()).not.toMatch(/shared|exported/);
  });

  it("files become a ZIP when sharing fails, without being framed again", async () => {
    const { shared, delivered, zipped } = await exportSeries({ outcome: "failed" });
    expect(delivered).toEqual([expect.stringMatching(/\.zip$/)]);
    expect(zipped).toEqual(shared[0]?.map(({ name }) => name));
  });
});
