import { describe, expect, it } from "vitest";
import { describePhotoError } from "#domain/photos/describe.ts";
import { changeSettings } from "../model/changes.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { editorInTest, type EditorInTest, photoFile } from "../testing/editor-in-test.ts";
import { changeFrames, removeFrames } from "./unframe-photos.ts";

function recordsOf({ document, session }: EditorInTest): readonly PhotoRecord[] {
  return document().photos.flatMap(({ id }) => session.photos.get(id) ?? []);
}

async function withExports(plan: "free" | "pro", ...files: File[]): Promise<EditorInTest> {
  const editor = editorInTest(plan);
  await editor.load(...files);
  return editor;
}

describe("changing the frames of exports", () => {
  it("shows their photos with the remembered look, in one step", async () => {
    const editor = await withExports("pro", photoFile("one.jpg", "export"), photoFile("two.jpg", "export"));
    const before = editor.document();
    await changeFrames(editor.session, recordsOf(editor));
    expect(editor.document().settings).toMatchObject({ outerBorderSize: 12 });
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

describe("removing the frames of exports", () => {
  it("leaves photos without a frame, ready to be exported", async () => {
    const editor = await withExports("pro", photoFile("one.jpg", "export"));
    editor.session.change(changeSettings({ showMetadata: true, bottomWeight: 25 }));
    await removeFrames(editor.session, recordsOf(editor));
    expect(editor.document().settings).toMatchObject({
      outerBorderSize: 0,
      innerBorderSize: 0,
      bottomWeight: 0,
      showMetadata: false,
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
});
