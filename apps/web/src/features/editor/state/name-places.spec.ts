import { describe, expect, it } from "vitest";
import { exportPhotos } from "../export/export-photos.ts";
import { changeSettings } from "../model/changes.ts";
import { type EditorInTest, editorInTest, photoFile } from "../testing/editor-in-test.ts";

const ON = changeSettings({ placeNames: true, showMetadata: true });
const LAUSANNE = { city: "Lausanne", country: "Switzerland" };
const FAILED = "Couldn’t load the names of places. Turn the setting off and on to try again.";

function placesIn({ session, document }: EditorInTest): readonly unknown[] {
  return document().photos.map(({ id }) => session.photos.get(id)?.place);
}

const exported = ({ session }: EditorInTest) => exportPhotos(session, new AbortController().signal);

describe("Names of places", () => {
  it("are not searched while the setting is off", async () => {
    const editor = editorInTest();
    await editor.load(photoFile("lake.jpg", "in-lausanne"));
    await exported(editor);
    expect(editor.searched()).toEqual([]);
    expect(editor.framed()[0]?.settings.locationText).toBe("");
  });

  it("are those of photos that are on the list when the setting is turned on, and of later ones", async () => {
    const editor = editorInTest("pro");
    await editor.load(photoFile("lake.jpg", "in-lausanne"), photoFile("studio.jpg"));
    editor.session.change(ON);
    await editor.session.places.pending();
    await editor.load(photoFile("wave.jpg", "at-sea"));
    await editor.session.places.pending();
    expect(editor.searched()).toEqual(["lake.jpg", "wave.jpg"]);
    expect(placesIn(editor)).toEqual([LAUSANNE, undefined, null]);
  });

  it("are in an export that begins before they are found", async () => {
    const editor = editorInTest();
    await editor.load(photoFile("lake.jpg", "in-lausanne"));
    editor.session.change(ON);
    await exported(editor);
    expect(editor.framed().map(({ settings }) => settings.locationText)).toEqual(["Lausanne, Switzerland"]);
  });

  it("belong to one export alone if it is started twice while they are searched", async () => {
    const editor = editorInTest();
    await editor.load(photoFile("lake.jpg", "in-lausanne"));
    editor.session.change(ON);
    await Promise.all([exported(editor), exported(editor)]);
    expect(editor.framed()).toHaveLength(1);
  });

  it("of a thousand photos are searched once each", async () => {
    const editor = editorInTest("pro");
    const files = Array.from({ length: 1000 }, (_, index) => photoFile(`lake-${index}.jpg`, "in-lausanne"));
    await editor.load(...files);
    editor.session.change(ON);
    await editor.session.places.pending();
    expect(editor.searched()).toEqual(files.map(({ name }) => name));
    expect(placesIn(editor)).toEqual(files.map(() => LAUSANNE));
  });

  it("that cannot be loaded are reported once, and searched again when the setting is turned on again", async () => {
    const editor = editorInTest();
    await editor.load(photoFile("lake.jpg", "unlisted"));
    editor.session.change(ON);
    await editor.session.places.pending();
    editor.session.change(changeSettings({ locationText: "Here" }));
    expect(editor.session.places.pending()).toBeNull();
    editor.session.change(changeSettings({ placeNames: false }));
    editor.session.change(ON);
    await editor.session.places.pending();
    expect(editor.searched()).toEqual(["lake.jpg", "lake.jpg"]);
    expect(editor.noticeTexts().filter((text) => text === FAILED)).toHaveLength(2);
  });
});
