import { describe, expect, it } from "vitest";
import { exportPhotos } from "../export/export-photos.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { countSelected, extendSelection, selectAll, selectedIds, toggleSelected } from "./selection.ts";
import type { EditorSession } from "./session.ts";

type Act = (session: EditorSession, id: (name: string) => string) => void;

/** Plays actions on the photos a to e, with a shown. @returns the selected ones and the one shown: `bcd:d` */
async function play(...acts: readonly Act[]): Promise<string> {
  const { session, load } = editorInTest("pro");
  await load(...["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"].map((name) => photoFile(name)));
  const entries = session.store.getState().history.present.photos;
  const names = new Map(entries.map(({ id }) => [id, session.photos.get(id)?.file.name.charAt(0) ?? ""]));
  const id = (name: string): string => [...names].find(([, other]) => other === name)?.[0] ?? "";
  for (const act of acts) act(session, id);
  const state = session.store.getState();
  const selected = selectedIds(state).map((photo) => names.get(photo));
  expect(countSelected(state)).toBe(selected.length);
  return `${selected.join("")}:${names.get(state.history.present.selected ?? "") ?? "none"}`;
}

const select =
  (name: string): Act =>
  (session, id) =>
    session.select(id(name));
const toggle =
  (name: string): Act =>
  (session, id) =>
    toggleSelected(session, id(name));
const extend =
  (name: string): Act =>
  (session, id) =>
    extendSelection(session, id(name));
const next: Act = (session) => session.next();
const all: Act = (session) => selectAll(session);

describe("the selection", () => {
  it.each([
    ["a photo that loads first is selected alone", [], "a:a"],
    ["Ctrl and a click add a photo and show it", [toggle("c")], "ac:c"],
    ["Ctrl and a click take a photo away", [toggle("c"), toggle("a")], "c:c"],
    ["taking the shown photo away shows another", [toggle("c"), toggle("c")], "a:a"],
    ["the last photo of the selection stays", [toggle("a")], "a:a"],
    ["Shift and a click select the photos between", [select("b"), extend("d")], "bcd:d"],
    ["a second range begins where the first began", [select("c"), extend("e"), extend("a")], "abc:a"],
    ["a range begins at the photo that was added last", [toggle("c"), extend("d")], "cd:d"],
    ["all photos are selected, and the shown one stays", [select("b"), all], "abcde:b"],
    ["a plain click selects one photo again", [all, select("d")], "d:d"],
    ["the next photo is selected alone", [all, next], "b:b"],
  ] as const)("%s", async (_title, acts, expected) => {
    expect(await play(...acts)).toBe(expected);
  });

  it("photos that are gone are not counted", async () => {
    const { session, load } = editorInTest("pro");
    await load(photoFile("a.jpg"), photoFile("b.jpg"));
    selectAll(session);
    session.clear();
    expect(countSelected(session.store.getState())).toBe(0);
  });

  it("the upgrade modal offers to export the shown photo when Free has several", async () => {
    const editor = editorInTest("free");
    for (const name of ["a.jpg", "b.jpg"]) await editor.load(photoFile(name));
    await exportPhotos(editor.session, new AbortController().signal);
    expect(editor.delivered()).toEqual([]);
    const [alternative] = editor.alternatives();
    expect(alternative).toMatchObject({ label: "Export this photo", note: "a.jpg" });
    alternative?.run();
    await expect.poll(() => editor.framed().map(({ file }) => file.name)).toEqual(["a.jpg"]);
  });
});
