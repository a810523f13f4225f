import { DEFAULT_SETTINGS, resetSettings } from "@matte/engine";
import { describe, expect, it } from "vitest";
import {
  addPhotos,
  changeSettings,
  clearPhotos,
  movePhoto,
  nameSubjects,
  removePhoto,
  removePhotos,
  resetDocument,
  selectPhoto,
  stepSelection,
  copySubjectToAll,
  typeForPhotos,
} from "./changes.ts";
import { EMPTY_DOCUMENT, selectedIndex, shownSubject, type Change, type EditorDocument } from "./document.ts";
import { beginHistory, record, redo, undo } from "./history.ts";

const entry = (id: string, subject = "") => ({ id, subject });
const list = (ids: string, selected: string | null = ids[0] ?? null): EditorDocument => ({
  ...EMPTY_DOCUMENT,
  photos: [...ids].map((id) => entry(id, `subject ${id}`)),
  selected,
});
const shape = (document: EditorDocument) => `${document.photos.map((photo) => photo.id).join("")}:${document.selected}`;

describe("the list of photos", () => {
  const cases: readonly [what: string, before: EditorDocument, change: Change, after: string][] = [
    ["adding to an empty list selects the first", EMPTY_DOCUMENT, addPhotos([entry("a"), entry("b")]), "ab:a"],
    ["adding appends and leaves the selection", list("ab", "b"), addPhotos([entry("c")]), "abc:b"],
    ["adding nothing", list("ab"), addPhotos([]), "ab:a"],
    ["removing the selected one selects the first remaining", list("abc", "b"), removePhoto("b"), "ac:a"],
    ["removing the selected first one", list("abc", "a"), removePhoto("a"), "bc:b"],
    ["removing another one leaves the selection", list("abc", "c"), removePhoto("a"), "bc:c"],
    ["removing the last one selects none", list("a"), removePhoto("a"), ":null"],
    ["removing what is not there", list("ab"), removePhoto("x"), "ab:a"],
    ["removing several selects the first remaining", list("abcd", "b"), removePhotos(new Set("ab")), "cd:c"],
    ["removing several leaves the selection", list("abcd", "d"), removePhotos(new Set("ac")), "bd:d"],
    ["moving down", list("abcd", "a"), movePhoto("a", 2), "bcad:a"],
    ["moving up", list("abcd", "a"), movePhoto("d", 0), "dabc:a"],
    ["moving beyond the end", list("abc"), movePhoto("a", 9), "bca:a"],
    ["moving beyond the start", list("abc"), movePhoto("b", -1), "bac:a"],
    ["moving what is not there", list("abc"), movePhoto("x", 0), "abc:a"],
    ["clearing", list("abc"), clearPhotos, ":null"],
    ["selecting", list("abc"), selectPhoto("c"), "abc:c"],
    ["selecting what is not there", list("abc"), selectPhoto("x"), "abc:a"],
    ["next", list("abc"), stepSelection(1), "abc:b"],
    ["next at the end", list("abc", "c"), stepSelection(1), "abc:c"],
    ["previous", list("abc", "c"), stepSelection(-1), "abc:b"],
    ["previous at the start", list("abc"), stepSelection(-1), "abc:a"],
    ["next without photos", EMPTY_DOCUMENT, stepSelection(1), ":null"],
    ["previous without photos", EMPTY_DOCUMENT, stepSelection(-1), ":null"],
  ];
  it.each(cases)("%s", (_what, before, change, after) => {
    expect(shape(change(before))).toBe(after);
  });

  const idle: readonly [what: string, document: EditorDocument, change: Change][] = [
    ["adding nothing", list("a"), addPhotos([])],
    ["moving to where it is", list("abc"), movePhoto("b", 1)],
    ["clearing an empty list", EMPTY_DOCUMENT, clearPhotos],
    ["selecting the selected", list("a"), selectPhoto("a")],
    ["a setting's own value", list("a"), changeSettings({ outerBorderSize: 8 })],
    ["resetting what is reset", EMPTY_DOCUMENT, resetDocument],
    ["one subject for all of one", list("a"), copySubjectToAll],
    ["one subject for none", EMPTY_DOCUMENT, copySubjectToAll],
  ];
  it.each(idle)("%s gives the very same document", (_what, document, change) => {
    expect(change(document)).toBe(document);
  });

  it("the list of photos gives the index of the selected one", () => {
    expect(selectedIndex(list("abc", "c"))).toBe(2);
    expect(selectedIndex(EMPTY_DOCUMENT)).toBe(-1);
  });
});

describe("subjects", () => {
  it("a subject belongs to the photo that is selected when it is typed", () => {
    const named = nameSubjects("Harbour", ["b"])(list("abc", "b"));
    expect(named.photos.map((photo) => photo.subject)).toEqual(["subject a", "Harbour", "subject c"]);
    expect(named.settings.subjectName).toBe("Harbour");
    expect(shownSubject(named)).toBe("Harbour");
    expect(shownSubject(selectPhoto("a")(named))).toBe("subject a");
  });

  it("a new photo never gets the subject typed last", () => {
    const typed = nameSubjects("Harbour", [])(EMPTY_DOCUMENT);
    expect(shownSubject(typed)).toBe("Harbour");
    expect(shownSubject(addPhotos([entry("a", "Quay")])(typed))).toBe("Quay");
  });

  it("a subject can be copied to all photos", () => {
    const all = copySubjectToAll(list("abc", "b"));
    expect(all.photos.map((photo) => photo.subject)).toEqual(["subject b", "subject b", "subject b"]);
  });
});

describe("texts of one photo", () => {
  const typed = typeForPhotos(["b"], "location", "Oslo")(list("abc"));

  it("a text of one photo belongs to that photo alone", () => {
    expect(typed.photos.map((photo) => photo.typed?.location)).toEqual([undefined, "Oslo", undefined]);
    expect(typed.settings).toBe(EMPTY_DOCUMENT.settings);
  });

  it("a text of one photo is replaced, and given up for that of all photos", () => {
    const both = typeForPhotos(["b"], "credit", "")(typeForPhotos(["b"], "location", "Rome")(typed));
    expect(both.photos[1]?.typed).toEqual({ location: "Rome", credit: "" });
    expect(typeForPhotos(["b"], "location", null)(both).photos[1]?.typed).toEqual({ credit: "" });
  });

  it("a text that changes nothing gives the very same document", () => {
    expect(typeForPhotos(["b"], "location", "Oslo")(typed)).toBe(typed);
    expect(typeForPhotos(["x"], "location", "Oslo")(typed)).toBe(typed);
    expect(typeForPhotos(["a"], "location", null)(typed)).toBe(typed);
  });

  it("undo takes a text of one photo back", () => {
    const history = record(beginHistory(list("abc")), typed);
    expect(undo(history).present).toEqual(list("abc"));
    expect(redo(undo(history)).present).toBe(typed);
  });

  it("Reset gives up the texts of single photos", () => {
    expect(resetDocument(typed).photos.map((photo) => photo.typed)).toEqual([undefined, {}, undefined]);
  });
});

describe("resetting", () => {
  it("Reset resets the settings as the engine does and empties every photo's subject", () => {
    const changed = changeSettings({ outerBorderSize: 20, metadataFontSize: 40, photoBy: "Ada" })(list("abc", "b"));
    const reset = resetDocument(changed);
    expect(reset.settings).toEqual(resetSettings(changed.settings));
    expect(reset.settings.metadataFontSize).toBe(40);
    expect(reset.settings.outerBorderSize).toBe(DEFAULT_SETTINGS.outerBorderSize);
    expect(reset.photos.map((photo) => photo.subject)).toEqual(["", "", ""]);
    expect(reset.selected).toBe("b");
  });
});
