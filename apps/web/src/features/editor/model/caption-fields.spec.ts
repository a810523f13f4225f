import { type CaptionField, DEFAULT_SETTINGS } from "@matte/engine";
import { describe, expect, test } from "vitest";
import {
  fieldScope,
  fieldText,
  photosIn,
  type Scope,
  type ScopeState,
  shareOwnText,
  typeInField,
} from "./caption-fields.ts";
import { EMPTY_DOCUMENT, type EditorDocument } from "./document.ts";

/** Photos a and b: a is selected, b has an individual location. */
const PAIR: EditorDocument = {
  settings: { ...DEFAULT_SETTINGS, locationText: "Lisbon" },
  photos: [
    { id: "a", subject: "Sea" },
    { id: "b", subject: "Dune", typed: { location: "Porto" } },
  ],
  selected: "a",
};
const SECOND: EditorDocument = { ...PAIR, selected: "b" };
const SINGLE: EditorDocument = { ...PAIR, photos: PAIR.photos.slice(0, 1) };

function scopeState(document: EditorDocument, others: Partial<ScopeState> = {}): ScopeState {
  return { document, selection: [document.selected ?? ""], scopes: {}, selectionScopes: {}, ...others };
}

/** Types with a scope; the whole list is selected. */
function typed(document: EditorDocument, field: CaptionField, scope: Scope): EditorDocument {
  const selection = document.photos.map(({ id }) => id);
  return typeInField(field, "X", photosIn(scope, scopeState(document, { selection })))(document);
}

function texts(document: EditorDocument, field: CaptionField): readonly string[] {
  return document.photos.map(({ id }) => fieldText({ ...document, selected: id }, field));
}

describe("the scope of a field", () => {
  test.each<readonly [string, EditorDocument, CaptionField, Scope | undefined, Scope]>([
    ["a subject is at first the photo’s", PAIR, "subject", undefined, "photo"],
    ["a location is at first that of all photos", PAIR, "location", undefined, "all"],
    ["a text of its own is the photo’s", SECOND, "location", "all", "photo"],
    ["a chosen scope remains", PAIR, "film", "photo", "photo"],
    ["a single photo has no choice", SINGLE, "location", "photo", "all"],
    ["alt text is at first the photo’s", PAIR, "alt", undefined, "photo"],
    [
      "alt text of its own has a choice as well",
      { ...PAIR, photos: PAIR.photos.map((photo) => ({ ...photo, typed: { alt: "A" } })) },
      "alt",
      "all",
      "all",
    ],
    ["the subject of a single photo is its own", SINGLE, "subject", "all", "photo"],
  ])("%s", (_, document, field, chosen, scope) => {
    const scopes = chosen === undefined ? {} : { [field]: chosen };
    expect(fieldScope(scopeState(document, { scopes }), field)).toBe(scope);
  });

  test("several selected photos are the first choice, also where the shown one has a text of its own", () => {
    const state = scopeState(SECOND, { selection: ["a", "b"], scopes: { location: "all" } });
    expect(fieldScope(state, "location")).toBe("selected");
    expect(fieldScope({ ...state, selectionScopes: { location: "photo" } }, "location")).toBe("photo");
    expect(fieldScope({ ...state, selection: ["b"], selectionScopes: { location: "all" } }, "location")).toBe("photo");
  });
});

describe("typing in a field", () => {
  test.each<readonly [CaptionField, Scope, EditorDocument, readonly string[]]>([
    ["location", "all", PAIR, ["X", "Porto"]],
    ["location", "photo", PAIR, ["X", "Porto"]],
    ["location", "photo", SECOND, ["Lisbon", "X"]],
    ["film", "all", SECOND, ["X", "X"]],
    ["subject", "photo", SECOND, ["Sea", "X"]],
    ["subject", "all", SECOND, ["X", "X"]],
    ["location", "selected", SECOND, ["X", "X"]],
    ["subject", "selected", PAIR, ["X", "X"]],
  ])("%s for %s", (field, scope, document, result) => {
    const after = typed(document, field, scope);
    expect(texts(after, field)).toEqual(result);
    expect(after.settings.showMetadata).toBe(true);
  });

  test.each<readonly [Scope, readonly string[]]>([
    ["photo", ["X", ""]],
    ["all", ["X", "X"]],
  ])("alt text for %s is each photo’s own, and turns no caption on", (scope, result) => {
    const after = typed(PAIR, "alt", scope);
    expect(texts(after, "alt")).toEqual(result);
    expect(after.settings).toBe(PAIR.settings);
  });

  test("the alt text in the file is shown until another is typed, its braces as no fields", () => {
    expect(fieldText(PAIR, "alt", "A {city}")).toBe("A {{city}}");
    expect(fieldText(typeInField("alt", "", ["a"])(PAIR), "alt", "A boat")).toBe("");
  });

  test("a location for one photo leaves that of all photos alone", () => {
    expect(typed(PAIR, "location", "photo").settings.locationText).toBe("Lisbon");
  });

  test("without a photo a text is that of all photos", () => {
    expect(typeInField("credit", "Ada", null)(EMPTY_DOCUMENT).settings.photoBy).toBe("Ada");
    expect(fieldText(typeInField("subject", "Sea", [""])(EMPTY_DOCUMENT), "subject")).toBe("Sea");
  });
});

describe("choosing all photos", () => {
  test("gives all photos the text that was one photo’s", () => {
    const shared = shareOwnText("location")(SECOND);
    expect(texts(shared, "location")).toEqual(["Porto", "Porto"]);
    expect(texts(typeInField("location", "X", null)(shared), "location")).toEqual(["X", "X"]);
  });

  test("leaves the texts that other photos have of their own", () => {
    const both = typeInField("location", "Sagres", ["a"])(PAIR);
    expect(texts(shareOwnText("location")(both), "location")).toEqual(["Sagres", "Porto"]);
  });

  test("prints that of all photos again where the photo’s own was empty", () => {
    const emptied = typeInField("location", "", ["b"])(SECOND);
    expect(texts(shareOwnText("location")(emptied), "location")).toEqual(["Lisbon", "Lisbon"]);
  });

  test("changes nothing without a text of its own", () => {
    expect(shareOwnText("location")(PAIR)).toBe(PAIR);
    expect(shareOwnText("subject")(SECOND)).toBe(SECOND);
  });
});
