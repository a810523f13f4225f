import { unframe as texts } from "@matte/messages/unframe";
import { describe, expect, it } from "vitest";
import { describePhotoError } from "#domain/photos/describe.ts";
import { exportPhotos } from "../export/export-photos.ts";
import { changeSettings } from "../model/changes.ts";
import { changeShown } from "../model/own-settings.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { selectedIds } from "../state/selection.ts";
import { editorInTest, type EditorInTest, photoFile } from "../testing/editor-in-test.ts";
import { changeFrames, removeFrames } from "./unframe-photos.ts";

function recordsOf({ document, session }: EditorInTest): readonly PhotoRecord[] {
  return document().photos.flatMap(({ id }) => session.photos.get(id) ?? []);
}

function ownMattes({ document }: EditorInTest): readonly (number | undefined)[] {
  return document().photos.map(({ own }) => own?.outerBorderSize);
}

async function withExports(plan: "free" | "pro" | "studio", ...files: File[]): Promise<EditorInTest> {
  const editor = editorInTest(plan);
  await editor.load(...files);
  return editor;
}

describe("changing the frames of exports", () => {
  it("shows their photos with the remembered look, in one step", async () => {
    const editor = await withExports("pro", photoFile("one.jpg", "export"), photoFile("two.jpg", "export"));
    const before = editor.document();
    await changeFrames(editor.session, recordsOf(editor));
    expect(ownMattes(editor)).toEqual([12, 12]);
    expect(editor.document().settings).toBe(before.settings);
    expect(recordsOf(editor).map(({ file, facts }) => [file.name, facts.frame])).toEqual([
      ["one.jpg", null],
      ["two.jpg", null],
    ]);
    expect(editor.document().selected).toBe(editor.document().photos[0]?.id);
    editor.session.undo();
    expect(editor.document()).toEqual(before);
  });

  it("keeps their texts", async () => {
    const editor = await withExports("free", photoFile("harbour-dawn.jpg", "export"));
    await changeFrames(editor.session, recordsOf(editor));
    expect(editor.document().photos[0]?.subject).toBe("Harbour Dawn");
  });

  it("says of a photo that was encoded again why it stays as it is", async () => {
    const editor = await withExports("pro", photoFile("one.jpg", "encoded-export"), photoFile("two.jpg", "export"));
    const [encoded] = editor.document().photos;
    await changeFrames(editor.session, recordsOf(editor));
    expect(editor.document().photos[0]).toBe(encoded);
    expect(recordsOf(editor)[1]?.facts.frame).toBeNull();
    expect(editor.noticeTexts().join("\n")).toContain("“one.jpg” was encoded again when it was framed");
  });

  it("changes nothing if no photo can be taken out", async () => {
    const editor = await withExports("free", photoFile("one.jpg", "encoded-export"));
    const before = editor.document();
    await changeFrames(editor.session, recordsOf(editor));
    expect(editor.document()).toBe(before);
  });

  it("says which file can’t be read", async () => {
    const editor = await withExports("free", photoFile("one.jpg", "export"));
    const [record] = recordsOf(editor);
    const gone = new Error("gone");
    const file = Object.assign(photoFile("one.jpg"), { text: () => Promise.reject(gone) });
    await changeFrames(editor.session, [{ ...record!, file }]);
    expect(editor.noticeTexts()).toContain(describePhotoError(gone, "one.jpg"));
  });
});

describe("removing the frame of a photo with a mark", () => {
  it.each([
    [1, "The photo keeps its mark, which can’t be taken off."],
    [2, texts.marked(2)],
  ])("says of %i that the mark stays", async (count, sentence) => {
    const names = ["one.jpg", "two.jpg"].slice(0, count);
    const editor = await withExports("pro", ...names.map((name) => photoFile(name, "marked-export")));
    await removeFrames(editor.session, recordsOf(editor));
    expect(editor.noticeTexts()).toContain(sentence);
  });

  it("says nothing of a mark that is not there", async () => {
    const editor = await withExports("pro", photoFile("one.jpg", "export"));
    await removeFrames(editor.session, recordsOf(editor));
    expect(editor.noticeTexts().join("\n")).not.toContain("mark");
  });
});

describe("opening exports among other photos", () => {
  it("changes and removes their frames alone, and leaves the settings of all photos for the next visit", async () => {
    const files = [photoFile("one.jpg"), photoFile("two.jpg", "export"), photoFile("three.jpg")];
    const editor = await withExports("pro", ...files);
    editor.session.change(changeSettings({ outerBorderSize: 20, showMetadata: true }));
    const { settings } = editor.document();
    const [, framed] = recordsOf(editor);
    await removeFrames(editor.session, [framed!]);
    expect(ownMattes(editor)).toEqual([undefined, 0, undefined]);
    editor.session.undo();
    await changeFrames(editor.session, [framed!]);
    expect(ownMattes(editor)).toEqual([undefined, 12, undefined]);
    expect(editor.document().settings).toBe(settings);
  });

  it("selects several that were opened, so that the panel changes all of them", async () => {
    const files = [photoFile("one.jpg"), photoFile("two.jpg", "export"), photoFile("three.jpg", "export")];
    const editor = await withExports("pro", ...files);
    await changeFrames(editor.session, recordsOf(editor).slice(1));
    const state = editor.session.store.getState();
    expect(selectedIds(state)).toEqual(
      editor
        .document()
        .photos.slice(1)
        .map(({ id }) => id),
    );
    editor.session.change(changeShown({ outerBorderSize: 5 }, selectedIds(state)));
    expect(ownMattes(editor)).toEqual([undefined, 5, 5]);
  });

  it("brings each photo’s texts back as its own, with its name, and names a logo that is missing", async () => {
    const editor = await withExports("pro", photoFile("matte-uhcl-20261126-one.jpeg", "captioned-export"));
    editor.session.change(changeSettings({ photoBy: "Ines Morel", locationText: "Lisbon", showMetadata: true }));
    expect(editor.document().photos[0]?.subject).toBe("");
    await changeFrames(editor.session, recordsOf(editor));
    const [photo] = editor.document().photos;
    expect(photo?.subject).toBe("Cathedral");
    expect(photo?.typed).toMatchObject({ credit: "Jo Weiss", location: "", film: "Portra 400" });
    expect(recordsOf(editor)[0]?.file.name).toBe("WED_0004.JPG");
    expect(editor.noticeTexts()).toContain("The logo isn’t in the file. Add it again.");
    await exportPhotos(editor.session, new AbortController().signal);
    expect(editor.delivered()[0]).toMatch(/^matte-\w{4}-\d{8}-WED_0004\.jpeg$/);
    expect(editor.framed()[0]?.settings).toMatchObject({ photoBy: "Jo Weiss", locationText: "", outerBorderSize: 12 });
  });
});

describe("opening an export whose caption is set in a font of a computer", () => {
  const FUTURA = { family: "Futura", postscriptName: "Futura-Medium" };

  it("keeps the font, and says that this computer lacks it", async () => {
    const editor = await withExports("studio", photoFile("one.jpg", "local-font-export"));
    await changeFrames(editor.session, recordsOf(editor));
    expect(editor.document().photos[0]?.own).toMatchObject({ localFont: FUTURA, metadataFont: "Inter" });
    expect(editor.noticeTexts()).toContain(
      "The font Futura isn’t on this computer. The preview uses Inter; choose another font to export a caption.",
    );
  });

  it("keeps the font, and says which plan it needs", async () => {
    const editor = await withExports("pro", photoFile("one.jpg", "local-font-export"));
    await changeFrames(editor.session, recordsOf(editor));
    expect(editor.document().photos[0]?.own?.localFont).toEqual(FUTURA);
    expect(editor.noticeTexts()).toContain(
      "The caption was set in Futura, a font of a computer, which needs Studio. Inter is used instead.",
    );
  });

  it("keeps the panel’s font off captions that were set in another", async () => {
    const editor = await withExports("studio", photoFile("one.jpg", "captioned-export"));
    editor.session.change(changeSettings({ localFont: FUTURA }));
    await changeFrames(editor.session, recordsOf(editor));
    expect(editor.document().photos[0]?.own?.localFont).toBeNull();
    expect(editor.noticeTexts().join()).not.toContain("Futura");
  });
});

describe("removing the frames of exports", () => {
  it("leaves photos without a frame, ready to be exported", async () => {
    const editor = await withExports("pro", photoFile("one.jpg", "export"));
    editor.session.change(changeSettings({ showMetadata: true, bottomWeight: 25, printSize: "a4", bleedMm: 3 }));
    await removeFrames(editor.session, recordsOf(editor));
    expect(editor.document().photos[0]?.own).toMatchObject({
      outerBorderSize: 0,
      innerBorderSize: 0,
      bottomWeight: 0,
      showMetadata: false,
      // Without these the paper would add matte.
      fitPaper: false,
      bleedMm: 0,
      matteMm: null,
    });
    expect(recordsOf(editor)[0]?.facts.frame).toBeNull();
    expect(editor.delivered()).toEqual([]);
  });

  it("saves the photo at once on a plan that adds a watermark to every export", async () => {
    const editor = await withExports("free", photoFile("one.jpg", "export"));
    await removeFrames(editor.session, recordsOf(editor));
    expect(editor.delivered()).toEqual(["one.jpg"]);
    expect(recordsOf(editor)[0]?.facts.frame).toBeNull();
  });

  it("takes photos that were framed together apart, in one step, and changes their frame together", async () => {
    const editor = await withExports("pro", photoFile("row.jpg", "sheet-export"), photoFile("two.jpg"));
    const before = editor.document();
    const [sheet] = recordsOf(editor);
    await removeFrames(editor.session, [sheet!]);
    expect(recordsOf(editor).map(({ file }) => file.name)).toEqual(["row-1.jpg", "row-2.jpg", "two.jpg"]);
    expect(ownMattes(editor)).toEqual([0, 0, undefined]);
    editor.session.undo();
    expect(editor.document()).toEqual(before);
    await changeFrames(editor.session, [sheet!]);
    expect(recordsOf(editor).map(({ file, facts }) => [file.name, facts.sheet !== undefined])).toEqual([
      ["row.jpg", true],
      ["two.jpg", false],
    ]);
  });

  it("saves each of them on a plan that adds a watermark to every export", async () => {
    const editor = await withExports("free", photoFile("row.jpg", "sheet-export"));
    await removeFrames(editor.session, recordsOf(editor));
    expect(editor.delivered()).toEqual(["row-1.jpg", "row-2.jpg"]);
  });
});
