import { NO_CROP, type PrintedText } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { changeSettings, typeForPhotos } from "../model/changes.ts";
import { cropPhotos } from "../model/crops.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { exportPhotos } from "./export-photos.ts";

const go = () => new AbortController().signal;

describe("exporting", () => {
  it("an export needs a photo", async () => {
    const { noticeTexts, session } = editorInTest();
    await exportPhotos(session, go());
    expect(noticeTexts()).toEqual(["No images to export."]);
  });

  it("frames one photo with the settings of the plan and delivers it under its name", async () => {
    const { delivered, framed, load, noticeTexts, session } = editorInTest("free");
    await load(photoFile("harbour dawn.jpg"));
    session.change(changeSettings({ innerBorderSize: 40, exportFormat: "png" }));
    await exportPhotos(session, go());
    expect(framed()[0]).toMatchObject({ subject: "Harbour Dawn", watermark: true, logo: null });
    expect(framed()[0]?.settings.innerBorderSize).toBe(1);
    expect(delivered()).toEqual([expect.stringMatching(/^matte-[a-z0-9]{4}-\d{8}-harbour dawn\.png$/)]);
    expect(noticeTexts().at(-1)).toBe("Image exported");
  });

  it("a photo is exported with its camera's logo", async () => {
    const { document, framed, load, session } = editorInTest("pro");
    await load(photoFile("a.jpg"));
    const id = document().photos[0]?.id ?? "";
    const record = session.photos.get(id)!;
    session.photos.add(id, { ...record, facts: { ...record.facts, camera: { make: "SONY" } } });
    const picture = new Blob(["png"]);
    const logo = { id: "kept", name: "mark.png", width: 4, height: 2 };
    const bitmap = { width: 4, height: 2, close: () => undefined } as ImageBitmap;
    session.logos.add("kept", { logo, picture, bitmap, url: "blob:kept" });
    const keptLogo1 = { ...logo, colours: "own" } as const;
    session.change(changeSettings({ keptLogo1, logoByMake: { Sony: "keptLogo1" } }));
    await exportPhotos(session, go());
    expect(framed()[0]?.settings.customLogo).toEqual(logo);
    expect(framed()[0]?.logo).toBe(picture);
  });

  it("exporting several photos is Pro only", async () => {
    const { delivered, load, noticeTexts, session, upsells } = editorInTest("free");
    await load(photoFile("a.jpg"));
    await load(photoFile("b.jpg"));
    await exportPhotos(session, go());
    expect(noticeTexts().at(-1)).toBe("Batch export is Pro only.");
    expect(upsells()).toBe(1);
    expect(delivered()).toEqual([]);
  });

  it("Pro exports the slides of a carousel in one ZIP, also of a single photo", async () => {
    const { delivered, framed, load, session, zipped } = editorInTest("pro");
    await load(photoFile("dunes.jpg"));
    session.change(changeSettings({ socialPreset: "carousel", carouselSlides: 3 }));
    await exportPhotos(session, go());
    expect(delivered()).toEqual([expect.stringMatching(/\.zip$/)]);
    expect(zipped().map((name) => name.replace(/matte-\w+-\d+-/, ""))).toEqual([
      "dunes-1.jpeg",
      "dunes-2.jpeg",
      "dunes-3.jpeg",
    ]);
    expect(framed().map(({ slide }) => slide)).toEqual([0, 1, 2]);
  });

  it("a contact sheet is set up before it is exported, for the photos that are meant", async () => {
    const { delivered, document, load, session } = editorInTest("pro");
    await load(photoFile("harbour.jpg"), photoFile("quay.jpg"));
    session.change(changeSettings({ exportFormat: "pdf", pdfLayout: "sheet" }));
    await exportPhotos(session, go());
    expect(session.store.getState().pdfSetup).toEqual({ only: null });
    const only = new Set([document().photos[1]!.id]);
    await exportPhotos(session, go(), { only });
    expect(session.store.getState().pdfSetup).toEqual({ only });
    expect(delivered()).toEqual([]);
  });

  it("Pro exports one ZIP of all photos, without a watermark and each with its own subject", async () => {
    const { delivered, framed, load, noticeTexts, session, zipped } = editorInTest("pro");
    await load(photoFile("harbour.jpg"), photoFile("quay.jpg"));
    await exportPhotos(session, go());
    expect(delivered()).toEqual([expect.stringMatching(/^matte-batch-\d{8}-[a-z0-9]{6}\.zip$/)]);
    expect(zipped()).toEqual([
      expect.stringMatching(/^matte-[a-z0-9]{4}-\d{8}-harbour\.jpeg$/),
      expect.stringMatching(/^matte-[a-z0-9]{4}-\d{8}-quay\.jpeg$/),
    ]);
    expect(framed().map(({ subject, watermark }) => [subject, watermark])).toEqual([
      ["Harbour", false],
      ["Quay", false],
    ]);
    expect(noticeTexts().at(-1)).toBe("Batch exported as ZIP");
    expect(session.store.getState()).toMatchObject({ exporting: null, zipping: false, report: null });
  });

  it("a batch counts the photos that print boxes before it starts, each once", async () => {
    const printsBoxes = async (_: unknown, { regular }: PrintedText) => regular.includes("\u{4FFFA}");
    const { load, noticeTexts, session } = editorInTest("pro", undefined, { printsBoxes });
    await load(photoFile("a.jpg"), photoFile("b.jpg"), photoFile("c.jpg"));
    const [first, , last] = session.store.getState().history.present.photos;
    session.change(changeSettings({ showMetadata: true, locationText: "Oslo" }));
    for (const photo of [first, last]) session.change(typeForPhotos([photo?.id ?? ""], "location", "\u{4FFFA}"));
    session.set({ furtherSizes: ["web-2048"] });
    await exportPhotos(session, go());
    expect(noticeTexts().slice(-2)).toEqual(["2 photos have characters that print as boxes", "Batch exported as ZIP"]);
  });

  it("exports each photo of a ZIP as it is cropped", async () => {
    const { framed, load, session, zipped } = editorInTest("pro");
    await load(photoFile("harbour.jpg"), photoFile("quay.jpg"), photoFile("dunes.jpg"));
    const [first, second] = session.store.getState().history.present.photos.map(({ id }) => id);
    session.change(cropPhotos([first!], { ...NO_CROP, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } }));
    session.change(cropPhotos([second!], { ...NO_CROP, turn: 1 }));
    await exportPhotos(session, go());
    expect(zipped()).toHaveLength(3);
    expect(framed().map(({ facts }) => [facts.size, facts.part?.box])).toEqual([
      [
        { width: 300, height: 400 },
        { x: 150, y: 0, width: 300, height: 400 },
      ],
      [
        { width: 400, height: 600 },
        { x: 0, y: 0, width: 600, height: 400 },
      ],
      [{ width: 600, height: 400 }, undefined],
    ]);
  });

  it("fills the texts and the file's name for each photo", async () => {
    const { framed, load, session, zipped } = editorInTest("pro");
    await load(photoFile("harbour.jpg"), photoFile("quay.jpg"));
    const [, second] = session.store.getState().history.present.photos;
    session.change(changeSettings({ locationText: "{number} of {count}", exportName: "{number:000} {filename}" }));
    session.change(typeForPhotos([second?.id ?? ""], "location", "Oslo"));
    session.change(typeForPhotos([second?.id ?? ""], "camera", "Leica M6"));
    await exportPhotos(session, go());
    expect(zipped()).toEqual(["001 harbour.jpeg", "002 quay.jpeg"]);
    expect(framed().map(({ settings }) => settings.locationText)).toEqual(["1 of 2", "Oslo"]);
    expect(framed().map(({ facts }) => facts.camera.camera)).toEqual([undefined, "Leica M6"]);
  });

  it("numbers a photo that is exported alone by its place in the list", async () => {
    const { delivered, load, session } = editorInTest("pro");
    await load(photoFile("harbour.jpg"), photoFile("quay.jpg"));
    const [, second] = session.store.getState().history.present.photos;
    session.change(changeSettings({ exportName: "{number:000}" }));
    await exportPhotos(session, go(), { only: new Set([second?.id ?? ""]) });
    expect(delivered()).toEqual(["002.jpeg"]);
  });

  it("gives photos of the same name distinct names", async () => {
    const { load, session, zipped } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("A.png"), photoFile("b.jpg"), photoFile("a.jpg"));
    await exportPhotos(session, go());
    expect(zipped().map((name) => name.split("-").at(-1))).toEqual(["a.jpeg", "A (2).jpeg", "b.jpeg", "a (3).jpeg"]);
  });

  it("exporting one photo in several sizes makes a ZIP with a folder for each", async () => {
    const { framed, load, session, zipped } = editorInTest("pro");
    await load(photoFile("a.jpg"));
    session.set({ furtherSizes: ["web-2048", "square-1x1"] });
    await exportPhotos(session, go());
    expect(framed().map(({ settings }) => [settings.socialPreset, settings.exportSize])).toEqual([
      ["original", "full"],
      ["square-1x1", "full"],
      ["original", "long"],
    ]);
    const names = zipped().map((name) => name.replace(/matte-\w+-\d+-/, ""));
    expect(names).toEqual(["original/a.jpeg", "square-1x1/a-1x1.jpeg", "web-2048/a-2048.jpeg"]);
  });

  it("exporting a photo in the selected size again makes one file", async () => {
    const { framed, load, session } = editorInTest("pro");
    await load(photoFile("a.jpg"));
    session.change(changeSettings({ socialPreset: "square-1x1" }));
    session.set({ furtherSizes: ["square-1x1"] });
    await exportPhotos(session, go());
    expect(framed()).toHaveLength(1);
  });

  it("reports a failed photo with the reason", async () => {
    const { load, noticeTexts, session } = editorInTest("free");
    await load(photoFile("a.jpg", "unframable"));
    const before = noticeTexts().length;
    await exportPhotos(session, go());
    expect(noticeTexts().slice(before)).toEqual([
      "Error during export",
      expect.stringMatching(/^“a\.jpg” is larger than/),
    ]);
    expect(session.store.getState().exporting).toBeNull();
  });

  it("reports the failed photos of a batch, exports the others, and retries only the failed ones", async () => {
    const { delivered, load, noticeTexts, session, zipped } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg", "unframable"), photoFile("c.jpg"));
    await exportPhotos(session, go());
    expect(zipped()).toHaveLength(2);
    expect(delivered()).toHaveLength(1);
    const sentence = "Error during export: 1 of 3 photos couldn’t be exported";
    expect(noticeTexts().slice(-2)).toEqual(["Batch exported as ZIP", sentence]);
    const { report } = session.store.getState();
    expect(report).toMatchObject({ total: 3, failed: [{ fileName: "b.jpg" }] });
    expect(report?.failed[0]?.sentence).toMatch(/^“b\.jpg” is larger than/);
    await exportPhotos(session, go(), { only: new Set(report?.failed.map(({ id }) => id)) });
    expect(noticeTexts().at(-1)).toMatch(/^“b\.jpg” is larger than/);
    expect(session.store.getState().report).toBeNull();
  });

  it("makes no ZIP when every photo failed", async () => {
    const { delivered, load, noticeTexts, session } = editorInTest("pro");
    await load(photoFile("a.jpg", "unframable"), photoFile("b.jpg", "unframable"));
    await exportPhotos(session, go());
    expect(delivered()).toEqual([]);
    expect(noticeTexts().at(-1)).toBe("Error during export: 2 of 2 photos couldn’t be exported");
    expect(session.store.getState().report).toMatchObject({ total: 2, failed: [{}, {}] });
  });

  it.each([
    [
      "no-space",
      /^Your disk is full\. The export stopped after 0 of 3 photos, and no ZIP was saved\. Free up some space/,
    ],
    ["too-large", /^This window can’t store files/],
    ["failed", /^Couldn’t write the ZIP/],
  ] as const)("says why there is no ZIP: %s", async (code, sentence) => {
    const { delivered, failZips, load, noticeTexts, session } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg", "unframable"), photoFile("c.jpg"));
    failZips(code);
    await exportPhotos(session, go());
    expect(delivered()).toEqual([]);
    expect(noticeTexts().slice(-2)).toEqual(["Error during export", expect.stringMatching(sentence)]);
    expect(session.store.getState()).toMatchObject({ exporting: null, zipping: false, report: null });
  });

  it("writes directly to a chosen file", async () => {
    const { delivered, load, noticeTexts, session, zipped } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    const chosen = { kind: "file", name: "wedding.zip" } as FileSystemFileHandle;
    await exportPhotos(session, go(), { chosen });
    expect([zipped().length, delivered().length]).toEqual([2, 0]);
    expect(noticeTexts().at(-1)).toBe("Batch exported as ZIP");
  });

  it("exports the list and settings as they were when it began", async () => {
    const { load, session, zipped } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    const done = exportPhotos(session, go());
    session.undo();
    session.change(changeSettings({ exportFormat: "png" }));
    await done;
    expect(zipped()).toEqual([expect.stringMatching(/-a\.jpeg$/), expect.stringMatching(/-b\.jpeg$/)]);
    expect(session.store.getState().exporting).toBeNull();
  });

  it("an export can be cancelled", async () => {
    const { delivered, load, noticeTexts, session } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg", "endless"), photoFile("c.jpg"));
    const before = noticeTexts().length;
    const stop = new AbortController();
    const done = exportPhotos(session, stop.signal);
    await expect.poll(() => session.store.getState().exporting).toMatchObject({ current: 2, total: 3 });
    stop.abort();
    await done;
    expect(delivered()).toEqual([]);
    expect(noticeTexts().slice(before)).toEqual([]);
    expect(session.store.getState().exporting).toBeNull();
  });

  it("photos that had failed before a cancellation stay marked", async () => {
    const { load, session } = editorInTest("pro");
    await load(photoFile("a.jpg", "unframable"), photoFile("b.jpg", "endless"));
    const stop = new AbortController();
    const done = exportPhotos(session, stop.signal);
    await expect.poll(() => session.store.getState().exporting).toMatchObject({ current: 2, total: 2 });
    stop.abort();
    await done;
    const { history, unexported } = session.store.getState();
    expect([...unexported.keys()]).toEqual([history.present.photos[0]?.id]);
  });

  it("does not start while photos are loading", async () => {
    const { delivered, load, session } = editorInTest();
    await load(photoFile("a.jpg"));
    session.set({ loading: { current: 0, total: 1 } });
    await exportPhotos(session, go());
    expect(delivered()).toEqual([]);
  });
});
