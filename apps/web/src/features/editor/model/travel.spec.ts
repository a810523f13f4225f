import { describe, expect, it } from "vitest";
import { addPhotos, changeSettings, nameSubject, removePhoto, selectPhoto } from "./changes.ts";
import { EMPTY_DOCUMENT, type Change, type EditorDocument } from "./document.ts";
import { amend, beginHistory, record, type History } from "./history.ts";
import { namedLogos, namedPhotos } from "./references.ts";
import { createRegistry } from "./registry.ts";
import { redoDocument, undoDocument } from "./travel.ts";

type Documents = History<EditorDocument>;
const begin = (): Documents => beginHistory(addPhotos([..."abc"].map((id) => ({ id, subject: "" })))(EMPTY_DOCUMENT));
const did = (history: Documents, change: Change): Documents => record(history, change(history.present));
const look = (history: Documents, id: string): Documents => amend(history, selectPhoto(id)(history.present));

describe("undo of a document", () => {
  it("stays with the photo on show when only settings change", () => {
    const history = look(did(begin(), changeSettings({ outerBorderSize: 20 })), "c");
    const undone = undoDocument(history);
    expect(undone.present.settings.outerBorderSize).toBe(8);
    expect(undone.present.selected).toBe("c");
    expect(redoDocument(undone).present.settings.outerBorderSize).toBe(20);
  });

  it("goes to the photo whose subject it brings back", () => {
    const history = look(did(look(begin(), "b"), nameSubject("Harbour")), "c");
    expect(undoDocument(history).present.selected).toBe("b");
  });

  it("brings a removed photo back, and selects it when it was selected", () => {
    const history = did(look(begin(), "b"), removePhoto("b"));
    expect(history.present.selected).toBe("a");
    const undone = undoDocument(history);
    expect(undone.present.photos.map((photo) => photo.id)).toEqual(["a", "b", "c"]);
    expect(undone.present.selected).toBe("b");
  });
});

describe("what documents refer to", () => {
  const logo = { id: "l", name: "l.png", width: 1, height: 1 };

  it("covers past, present and future", () => {
    const history = undoDocument(did(did(begin(), removePhoto("a")), changeSettings({ customLogo: logo })));
    expect([...namedPhotos(history)].sort()).toEqual(["a", "b", "c"]);
    expect([...namedLogos(history)]).toEqual(["l"]);
  });

  it("is released once, when no step names it any more", () => {
    const released: string[] = [];
    const registry = createRegistry<string>((item) => released.push(item));
    for (const id of "abc") registry.add(id, `photo ${id}`);
    registry.prune(new Set("ac"));
    registry.prune(new Set("ac"));
    expect(released).toEqual(["photo b"]);
    expect(registry.get("b")).toBeUndefined();
    expect(registry.get("a")).toBe("photo a");
    registry.close();
    expect(released).toEqual(["photo b", "photo a", "photo c"]);
    registry.add("d", "late photo d");
    expect(registry.get("d")).toBeUndefined();
    expect(released.at(-1)).toBe("late photo d");
  });
});
