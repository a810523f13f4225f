import { expect, test } from "vitest";
import { removePhoto, typeForPhotos } from "../model/changes.ts";
import { photosIn } from "../model/document.ts";
import { beginHistory } from "../model/history.ts";
import { movedInSheet } from "../model/sheets.ts";
import { selectAll } from "../state/selection.ts";
import { editorInTest, type EditorInTest, photoFile } from "../testing/editor-in-test.ts";
import { frameTogether } from "./frame-together.ts";
import { rearrange, separate } from "./join-photos.ts";

const NEVER = new AbortController().signal;

async function withPhotos(...names: string[]): Promise<EditorInTest> {
  const editor = editorInTest("pro");
  await editor.load(...names.map((name) => photoFile(name)));
  selectAll(editor.session);
  return editor;
}

async function withSheet(...names: string[]): Promise<EditorInTest> {
  const editor = await withPhotos(...names);
  await frameTogether(editor.session);
  return editor;
}

/** Contents of the files in the list: a sheet's names its arrangement. */
async function listed({ document, session }: EditorInTest): Promise<readonly (string | undefined)[]> {
  return Promise.all(
    document().photos.map(async ({ id }) => {
      const file = session.photos.get(id)?.file;
      const text = await file?.text();
      return text === "fine" ? file?.name : text;
    }),
  );
}

const sheetOf = ({ document }: EditorInTest) => document().photos.find(({ sheet }) => sheet !== undefined)!;

test("selected photos become one entry, in the first one’s place, and the message undoes that", async () => {
  const editor = await withPhotos("a.jpg", "b.jpg", "c.jpg");
  const before = editor.document();
  await frameTogether(editor.session);
  expect(await listed(editor)).toEqual(["row 2: a.jpg, b.jpg, c.jpg"]);
  expect(editor.document().selected).toBe(sheetOf(editor).id);
  expect(sheetOf(editor).sheet).toEqual({ arrangement: "row", gap: 2, photos: before.photos });
  expect(editor.session.photos.get(sheetOf(editor).id)?.file.name).toBe("a-together");
  editor.session.undo();
  expect(editor.document()).toEqual(before);
  editor.session.redo();
  expect(await listed(editor)).toEqual(["row 2: a.jpg, b.jpg, c.jpg"]);
});

test("other photos stay where they are", async () => {
  const editor = await withPhotos("a.jpg", "b.jpg", "c.jpg", "d.jpg");
  const { session } = editor;
  const [, b, , d] = editor.document().photos;
  session.mark((document) => document, new Set([b!.id, d!.id]), b!.id);
  session.mark((document) => ({ ...document, selected: b!.id }), new Set([b!.id, d!.id]), b!.id);
  await frameTogether(session);
  expect(await listed(editor)).toEqual(["a.jpg", "row 2: b.jpg, d.jpg", "c.jpg"]);
});

test("a sheet among the selected photos gives its photos to the new one", async () => {
  const editor = await withSheet("a.jpg", "b.jpg");
  await editor.load(photoFile("c.jpg"));
  selectAll(editor.session);
  await frameTogether(editor.session);
  expect(await listed(editor)).toEqual(["row 2: a.jpg, b.jpg, c.jpg"]);
});

test("a sheet has the texts that all its photos have, and they keep theirs", async () => {
  const editor = await withPhotos("a.jpg", "b.jpg");
  const [a, b] = editor.document().photos.map(({ id }) => id);
  editor.session.change(typeForPhotos(null, "credit", "Ines Morel"));
  editor.session.change(typeForPhotos([a!], "location", "Lisbon"));
  await frameTogether(editor.session);
  expect(sheetOf(editor)).toMatchObject({ subject: "", typed: { credit: "Ines Morel" } });
  separate(editor.session, sheetOf(editor));
  expect(editor.document().photos).toMatchObject([{ id: a, typed: { location: "Lisbon" } }, { id: b }]);
  editor.session.undo();
  expect(await listed(editor)).toEqual(["row 2: a.jpg, b.jpg"]);
});

test("another arrangement is a step of its own and keeps what was typed", async () => {
  const editor = await withSheet("a.jpg", "b.jpg");
  editor.session.change(typeForPhotos(null, "location", "Porto"));
  const { id, sheet } = sheetOf(editor);
  await rearrange(editor.session, id, { ...sheet!, arrangement: "column", gap: 5 }, NEVER);
  expect(await listed(editor)).toEqual(["column 5: a.jpg, b.jpg"]);
  expect(sheetOf(editor).typed).toEqual({ location: "Porto" });
  editor.session.undo();
  expect(await listed(editor)).toEqual(["row 2: a.jpg, b.jpg"]);
});

test("photos change places within a sheet", async () => {
  const editor = await withSheet("a.jpg", "b.jpg", "c.jpg");
  const { id, sheet } = sheetOf(editor);
  const [a] = sheet!.photos;
  const moved = movedInSheet(sheet!, a!.id, 1);
  await rearrange(editor.session, id, moved, NEVER);
  expect(await listed(editor)).toEqual(["row 2: b.jpg, a.jpg, c.jpg"]);
  expect(movedInSheet(moved, a!.id, 1)).toBe(moved);
  expect(movedInSheet(moved, "gone", 1)).toBe(moved);
});

test("an arrangement that is no longer wanted changes nothing", async () => {
  const editor = await withSheet("a.jpg", "b.jpg");
  const { id, sheet } = sheetOf(editor);
  const stop = new AbortController();
  const late = rearrange(editor.session, id, { ...sheet!, gap: 9 }, stop.signal);
  stop.abort();
  await late;
  await rearrange(editor.session, "gone", { ...sheet!, gap: 7 }, NEVER);
  expect(await listed(editor)).toEqual(["row 2: a.jpg, b.jpg"]);
});

test("a photo removed while they are joined leaves the list as it is", async () => {
  const editor = await withPhotos("a.jpg", "b.jpg");
  const [a] = editor.document().photos;
  const joining = frameTogether(editor.session);
  editor.session.change(removePhoto(a!.id));
  await joining;
  expect(await listed(editor)).toEqual(["b.jpg"]);
});

test("a sheet keeps its photos, also where no step has them one by one, as after a visit", async () => {
  const editor = await withSheet("a.jpg", "b.jpg");
  const sheet = sheetOf(editor);
  const ids = photosIn(beginHistory({ ...editor.document(), photos: [sheet] }));
  expect([...ids]).toEqual([sheet.id, ...sheet.sheet!.photos.map(({ id }) => id)]);
});

test.each([
  ["one photo", ["a.jpg"], "Select 2 to 9 photos to frame them together."],
  ["ten photos", Array.from({ length: 10 }, (_, n) => `${n}.jpg`), "Select 2 to 9 photos to frame them together."],
])("%s are not framed together", async (_, names, text) => {
  const editor = await withSheet(...names);
  expect(editor.noticeTexts()).toContain(text);
  expect(editor.document().photos).toHaveLength(names.length);
});

test("a sheet that is too large is said to be", async () => {
  const editor = editorInTest("pro");
  await editor.load(photoFile("a.jpg", "beyond-repair"), photoFile("b.jpg"));
  selectAll(editor.session);
  await frameTogether(editor.session);
  expect(editor.noticeTexts().at(-1)).toContain("a.jpg");
  expect(editor.document().photos).toHaveLength(2);
});

test("plans without batches see what has it", async () => {
  const editor = editorInTest("free");
  await editor.load(photoFile("a.jpg"));
  await frameTogether(editor.session);
  expect(editor.upsells()).toBe(1);
});
