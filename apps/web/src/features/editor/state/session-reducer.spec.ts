import { valuesIn } from "#lib/storage.ts";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { addPhotos, changeSettings, removePhoto, selectPhoto } from "../model/changes.ts";
import type { Change } from "../model/document.ts";
import { sessionReducer, type SessionEffect, type SessionEvent } from "./session-reducer.ts";
import { readFolds } from "./folds.ts";
import { initialState, type EditorState } from "./store.ts";

const FOLDS = readFolds(
  valuesIn(() => {
    throw new Error("no store");
  }),
);
const empty = initialState(DEFAULT_SETTINGS, "pro", { folds: FOLDS, sort: "added" });
const photos = addPhotos([..."ab"].map((id) => ({ id, subject: "" })));
const size = (outerBorderSize: number): Change => changeSettings({ outerBorderSize });
const sized = (outerBorderSize: number): Settings => ({ ...DEFAULT_SETTINGS, outerBorderSize });

function after(...events: readonly SessionEvent[]): EditorState {
  return events.reduce((state, event) => sessionReducer(state, event)[0], empty);
}

const changed = (change: Change, key?: string): SessionEvent => ({
  type: "changed",
  change,
  step: key === undefined ? undefined : { key },
});
const extended: SessionEvent = { type: "extended", change: photos, key: "load" };
const restored: SessionEvent = {
  type: "restored",
  earlier: {
    photos: [..."cd"].map((id) => ({ id, subject: "" })),
    selected: "d",
    marked: new Set("cd"),
    settings: { outerBorderSize: 12 },
  },
};
const undone: SessionEvent = { type: "undone" };
const received = (throughout: boolean): SessionEvent => ({
  type: "received",
  settings: { outerBorderSize: 12 },
  throughout,
});

/** Photos in the list, and the matte size, in the past, the present and the future. */
function shape({ history }: EditorState): string {
  const documents = [history.past, [history.present], history.future];
  return documents
    .map((list) =>
      list.map((each) => `${each.photos.map(({ id }) => id).join("")}${each.settings.outerBorderSize}`).join(" "),
    )
    .join(" | ");
}

type Row = readonly [
  what: string,
  before: EditorState,
  event: SessionEvent,
  history: string,
  effects: readonly (SessionEffect["type"] | Settings)[],
];

const ROWS: readonly Row[] = [
  ["saves and releases after a change", empty, changed(size(9)), "8 | 9 | ", ["cancel-pause", sized(9), "release"]],
  ["saves nothing when only the list changes", empty, changed(photos), "8 | ab8 | ", ["cancel-pause", "release"]],
  [
    "waits for a pause while a step may grow",
    empty,
    changed(size(9), "size"),
    "8 | 9 | ",
    ["cancel-pause", sized(9), "await-pause"],
  ],
  [
    "joins the step of the same key",
    after(changed(size(9), "size")),
    changed(size(10), "size"),
    "8 | 10 | ",
    ["cancel-pause", sized(10), "await-pause"],
  ],
  [
    "ends a step at the pause",
    after(changed(size(9), "size")),
    { type: "settled" },
    "8 | 9 | ",
    ["cancel-pause", "release"],
  ],
  ["makes no step without a change", empty, changed(size(8)), " | 8 | ", ["cancel-pause", "release"]],
  ["extends a step without a pause", empty, extended, "8 | ab8 | ", ["cancel-pause"]],
  ["undoes a change", after(changed(size(9))), undone, " | 8 | 9", [sized(8)]],
  ["undoes nothing at the start", empty, undone, " | 8 | ", []],
  ["stops the extension when its step is undone", after(extended), undone, " | 8 | ab8", ["abort-extension"]],
  [
    "keeps the extension when another step is undone",
    after(extended, { type: "settled" }, changed(size(9))),
    undone,
    "8 | ab8 | ab9",
    [sized(8)],
  ],
  ["redoes a change", after(changed(size(9)), undone), { type: "redone" }, "8 | 9 | ", [sized(9)]],
  ["selects without a step", after(changed(photos)), { type: "selected", change: selectPhoto("b") }, "8 | ab8 | ", []],
  [
    "clears the list with a notice",
    after(changed(photos)),
    { type: "cleared" },
    "8 ab8 | 8 | ",
    ["abort-extension", "cancel-pause", "release"],
  ],
  [
    "applies settings of another device without a step",
    after(changed(size(9))),
    received(false),
    "8 | 12 | ",
    [sized(12)],
  ],
  [
    "applies settings of another device to all steps",
    after(changed(removePhoto("x")), changed(size(9)), undone),
    received(true),
    " | 12 | 12",
    [sized(12), "release"],
  ],
  [
    "begins with the document of an earlier visit",
    after(changed(size(9)), undone),
    restored,
    " | cd12 | ",
    [sized(12), "release"],
  ],
  [
    "restores photos of an earlier visit with settings that were changed since",
    after(changed(size(9))),
    restored,
    "cd8 | cd9 | ",
    ["release"],
  ],
  [
    "adds earlier photos to those of this visit, in each of its steps, with the settings of this visit",
    after(changed(photos), changed(size(9)), undone),
    restored,
    "cd8 | cdab8 | cdab9",
    ["release"],
  ],
  ["changes other state alone", empty, { type: "updated", values: { zoomed: true } }, " | 8 | ", []],
];

describe("an editor session", () => {
  it.each(ROWS)("%s", (_what, before, event, history, effects) => {
    const [state, given] = sessionReducer(before, event);
    expect(shape(state)).toBe(history);
    expect(given.map((effect) => (effect.type === "save" ? effect.settings : effect.type))).toEqual(effects);
  });

  it("shows what was selected at an earlier visit, unless there are photos", () => {
    const { history, marked } = after(restored);
    expect([history.present.selected, [...marked]]).toEqual(["d", ["c", "d"]]);
    const added = after(changed(photos), restored);
    expect([added.history.present.selected, added.marked.size]).toEqual(["a", 0]);
  });

  it("adds photos of an earlier visit that are on the list already no second time", () => {
    expect(shape(after(restored, restored))).toBe(" | cd12 | ");
  });

  it("keeps the shown photo when a setting is undone after photos were restored", () => {
    const state = after(changed(photos), changed(size(9)), restored, { type: "selected", change: selectPhoto("c") });
    expect(sessionReducer(state, undone)[0].history.present.selected).toBe("c");
  });

  it.each<[string, SessionEvent, boolean]>([
    ["another photo is selected", { type: "selected", change: selectPhoto("b") }, false],
    ["the shown photo is removed", changed(removePhoto("a")), false],
    ["another photo is removed", changed(removePhoto("b")), true],
    ["a setting changes", changed(size(9)), true],
  ])("shows the whole photo again, or stays magnified, when %s", (_what, event, zoomed) => {
    const state = after(changed(photos), { type: "updated", values: { zoomed: true } }, event);
    expect(state.zoomed).toBe(zoomed);
  });

  it("stores nothing while a look is tried, and what became of the settings when it ends", () => {
    const trial: SessionEvent = { type: "updated", values: { stored: DEFAULT_SETTINGS } };
    const tried = after(trial, changed(size(9)));
    expect(sessionReducer(after(trial), changed(size(9)))[1]).not.toContainEqual(
      expect.objectContaining({ type: "save" }),
    );
    const end: SessionEvent = { type: "updated", values: { stored: null } };
    expect(sessionReducer(tried, end)[1]).toEqual([{ type: "save", settings: sized(9) }]);
  });

  it("stores settings of another device that arrive while a look is tried", () => {
    const state = after({ type: "updated", values: { stored: DEFAULT_SETTINGS } }, changed(size(9)));
    const [received12, effects] = sessionReducer(state, received(false));
    expect(effects).toEqual([{ type: "save", settings: sized(12) }]);
    expect(received12.history.present.settings.outerBorderSize).toBe(12);
  });

  it("releases what the new history no longer refers to", () => {
    const [state, effects] = sessionReducer(after(extended, undone), changed(size(9)));
    expect(effects).toContainEqual({ type: "release", history: state.history });
  });
});
