/** Changes to the open editor's document, as a pure state machine over its history. */
import type { Settings } from "@matte/engine";
import type { Transition } from "#lib/run-reducer.ts";
import { changeSettings, clearPhotos, insertPhotos, selectPhoto } from "../model/changes.ts";
import { cropOf } from "../model/crops.ts";
import {
  type Change,
  type EditorDocument,
  type PhotoEntry,
  redoDocument,
  selectedIndex,
  undoDocument,
} from "../model/document.ts";
import { amend, amendAll, beginHistory, record, seal, type History, type Step } from "../model/history.ts";
import { NONE_MARKED, settingsToStore, type EditorState } from "./store.ts";

export interface EarlierDocument {
  readonly photos: readonly PhotoEntry[];
  readonly selected: string | null;
  readonly marked: ReadonlySet<string>;
  readonly settings: Partial<Settings>;
}

export type SessionEvent =
  /** A change that can be undone. */
  | { readonly type: "changed"; readonly change: Change; readonly step?: Step | undefined }
  /** A change extending its key's step until `settled`. */
  | { readonly type: "extended"; readonly change: Change; readonly key: string }
  /** A gesture or a typing burst has ended. */
  | { readonly type: "settled" }
  | { readonly type: "undone" | "redone" | "cleared" }
  /** Another photo is shown, without a history step. */
  | { readonly type: "selected"; readonly change: Change }
  | {
      readonly type: "marked";
      readonly change: Change;
      readonly marked: ReadonlySet<string>;
      readonly anchor: string;
    }
  /** Settings from another device. @property throughout true to change all steps: undo then restores nothing else */
  | { readonly type: "received"; readonly settings: Partial<Settings>; readonly throughout: boolean }
  | { readonly type: "restored"; readonly earlier: EarlierDocument }
  | { readonly type: "updated"; readonly values: Partial<EditorState> };

export type SessionEffect =
  | { readonly type: "save"; readonly settings: Settings }
  /** Releases photos and logos not referred to by any history step. */
  | { readonly type: "release"; readonly history: History<EditorDocument> }
  /** Sends `settled` after a pause, unless another change comes first. */
  | { readonly type: "await-pause" }
  | { readonly type: "cancel-pause" }
  /** Stops the work whose results extend a step. */
  | { readonly type: "abort-extension" };

type SessionStep = Transition<EditorState, SessionEffect>;

export function sessionReducer(state: EditorState, event: SessionEvent): SessionStep {
  const { history } = state;
  switch (event.type) {
    case "changed":
      return change(state, event.change, event.step);
    case "extended":
      return extend(state, event.change, event.key);
    case "settled":
      return release(prepend(CANCEL_PAUSE, move(state, seal(history))));
    case "undone":
      return undo(state);
    case "redone":
      return move(state, redoDocument(history));
    case "selected":
      return move(
        { ...state, marked: NONE_MARKED, anchor: null, selectionScopes: {} },
        amend(history, event.change(history.present)),
      );
    case "marked":
      return move(
        { ...state, marked: event.marked, anchor: event.anchor, selectionScopes: {} },
        amend(history, event.change(history.present)),
      );
    case "cleared":
      return prepend(ABORT_EXTENSION, change({ ...state, unread: [] }, clearPhotos));
    case "received":
      return receive(state, event.settings, event.throughout);
    case "restored":
      return release(restore(state, event.earlier));
    case "updated":
      return saved(state, { ...state, ...event.values });
  }
}

const CANCEL_PAUSE: SessionEffect = { type: "cancel-pause" };
const ABORT_EXTENSION: SessionEffect = { type: "abort-extension" };

/** A pause settles a step that may still be extended; any other step releases dropped photos at once. */
function change(state: EditorState, apply: Change, step?: Step): SessionStep {
  const history = record(state.history, apply(state.history.present), step);
  const moved = prepend(CANCEL_PAUSE, move(state, history));
  return history.openStep === null ? release(moved) : append(moved, { type: "await-pause" });
}

function extend(state: EditorState, apply: Change, key: string): SessionStep {
  const history = record(state.history, apply(state.history.present), { key });
  return prepend(CANCEL_PAUSE, move({ ...state, extendedKey: key }, history));
}

/** Undoing an extended step ends its extension. */
function undo(state: EditorState): SessionStep {
  const { openStep } = state.history;
  const moved = move(state, undoDocument(state.history));
  return openStep !== null && openStep === state.extendedKey ? prepend(ABORT_EXTENSION, moved) : moved;
}

/**
 * Restores the earlier document. This visit's photos and settings stay, and so does their undo, which never takes back the earlier
 * photos.
 */
function restore(state: EditorState, { photos, selected, marked, settings }: EarlierDocument): SessionStep {
  const { history } = state;
  const { present } = history;
  const insert = insertPhotos(photos.filter(({ id }) => !present.photos.some((photo) => photo.id === id)));
  const inserted = amendAll(history, insert);
  if (present.photos.length > 0) return move(state, inserted);
  const isChanged = history.past.length > 0;
  const shown = amend(inserted, selectPhoto(selected ?? "")(inserted.present));
  const restored = isChanged ? shown : beginHistory(changeSettings(settings)(shown.present));
  return move({ ...state, marked: marked.size > 1 ? marked : NONE_MARKED, anchor: null }, restored);
}

function receive(state: EditorState, settings: Partial<Settings>, throughout: boolean): SessionStep {
  const { history } = state;
  const apply = changeSettings(settings);
  const received = throughout ? amendAll(history, apply) : amend(history, apply(history.present));
  const [moved] = move({ ...state, stored: state.stored && { ...state.stored, ...settings } }, received);
  return throughout ? release(saved(state, moved)) : saved(state, moved);
}

/** Changes the history, saves settings that differ, and shows another photo as a whole. An empty list resets the scopes. */
function move(state: EditorState, history: History<EditorDocument>): SessionStep {
  if (history === state.history) return [state, []];
  const zoomed = state.zoomed && history.present.selected === state.history.present.selected;
  const scopes = history.present.photos.length === 0 ? {} : state.scopes;
  return saved(state, { ...state, history, cropping: croppingAfter(state, history.present), zoomed, scopes });
}

/** The mode `Crop` continues with another photo, and ends with the last one, or with photos framed together. */
function croppingAfter({ cropping, history }: EditorState, document: EditorDocument): EditorState["cropping"] {
  if (cropping === null || document.selected === history.present.selected) return cropping;
  const entry = document.photos[selectedIndex(document)];
  return entry === undefined || entry.sheet !== undefined ? null : cropOf(entry);
}

function saved(before: EditorState, after: EditorState): SessionStep {
  const settings = settingsToStore(after);
  return [after, settings === settingsToStore(before) ? [] : [{ type: "save", settings }]];
}

function prepend(effect: SessionEffect, [state, effects]: SessionStep): SessionStep {
  return [state, [effect, ...effects]];
}

function append([state, effects]: SessionStep, effect: SessionEffect): SessionStep {
  return [state, [...effects, effect]];
}

function release(step: SessionStep): SessionStep {
  return append(step, { type: "release", history: step[0].history });
}
