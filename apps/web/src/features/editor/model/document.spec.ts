import { describe, expect, it } from "vitest";
import { addPhotos, changeSettings, nameSubjects, removePhoto, selectPhoto } from "./changes.ts";
import {
  type Change,
  type EditorDocument,
  EMPTY_DOCUMENT,
  logosIn,
  photosIn,
  redoDocument,
  undoDocument,
} from "./document.ts";
import { amend, beginHistory, record, type History } from "./history.ts";

type Documents = History<EditorDocument>;
const begin = (): Documents => beginHistory(addPhotos([..."abc"].map((id) => ({ id, subject: "" })))(EMPTY_DOCUMENT));
const changed = (history: Documents, change: Change): Documents => record(history, change(history.present));
const selecting = (history: Documents, id: string): Documents => amend(history, selectPhoto(id)(history.present));

describe("undo of a document", () => {
  it("undo keeps the selected photo when only settings change", () => {
    const history = selecting(changed(begin(), changeSettings({ outerBorderSize: 20 })), "c");
    const undone = undoDocument(history);
    expect(undone.present.settings.outerBorderSize).toBe(8);
    expect(undone.present.selected).toBe("c");
    expect(redoDocument(undone).present.settings.outerBorderSize).toBe(20);
  });

  it("undo selects the photo whose subject it restores", () => {
    const history = selecting(changed(selecting(begin(), "b"), nameSubjects("Harbour", ["b"])), "c");
    expect(undoDocument(history).present.selected).toBe("b");
  });

  it("undo restores a removed photo, and selects it when it was selected", () => {
    const history = changed(selecting(begin(), "b"), removePhoto("b"));
    expect(history.present.selected).toBe("a");
    const undone = undoDocument(history);
    expect(undone.present.photos.map((photo) => photo.id)).toEqual(["a", "b", "c"]);
    expect(undone.present.selected).toBe("b");
  });
});

describe("the records of a history", () => {
  const logo = { id: "l", name: "l.png", width: 1, height: 1 };

  it("the records of a history are those of its past, present and future", () => {
    const history = undoDocument(changed(changed(begin(), removePhoto("a")), changeSettings({ customLogo: logo })));
    expect([...photosIn(history)].sort()).toEqual(["a", "b", "c"]);
    expect([...logosIn(history)]).toEqual(["l"]);
  });
});
