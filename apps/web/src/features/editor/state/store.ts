/** The editor's state as React sees it. Everything that changes it is in the session. */
import { settingsForPlan, type Plan, type Settings, type Size } from "@matte/engine";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { FoundObstacle } from "../../../lib/photos/found-obstacle.ts";
import { EMPTY_DOCUMENT, type EditorDocument } from "../model/document.ts";
import { beginHistory, type History } from "../model/history.ts";

export interface Progress {
  /** Of an export the photo being worked on, from 1; of a loading the number done, from 0. */
  readonly current: number;
  readonly total: number;
}

export type Processing = "idle" | "processing" | "zipping";

/** The wall behind the preview: for looking only, never exported. */
export const WALL_TONES = ["white", "neutral", "black"] as const;
export type WallTone = (typeof WALL_TONES)[number];

export interface EditorState {
  readonly history: History<EditorDocument>;
  readonly plan: Plan;
  /** Photos on their way in; null while there are none. */
  readonly loading: Progress | null;
  /** An export under way and what it is doing. */
  readonly exporting: Progress | null;
  readonly zipping: boolean;
  /** Whether the preview shows the export pixel by pixel. */
  readonly zoomed: boolean;
  readonly wall: WallTone;
  /** The room for a picture on the wall in device pixels, null before it is measured. */
  readonly room: Size | null;
  /** Grows with every preview that arrives. */
  readonly arrivals: number;
  /** What was found in the way of keeping a photo's data, or that nothing was, by the photo's id. */
  readonly obstacles: ReadonlyMap<string, FoundObstacle>;
}

export type EditorStore = StoreApi<EditorState>;

export function createEditorStore(settings: Settings, plan: Plan): EditorStore {
  const document = { ...EMPTY_DOCUMENT, settings };
  return createStore<EditorState>(() => ({
    history: beginHistory<EditorDocument>(document),
    plan,
    loading: null,
    exporting: null,
    zipping: false,
    zoomed: false,
    wall: "neutral",
    room: null,
    arrivals: 0,
    obstacles: new Map(),
  }));
}

export function processing({ loading, exporting, zipping }: EditorState): Processing {
  if (zipping) return "zipping";
  return loading === null && exporting === null ? "idle" : "processing";
}

/** The settings the plan really has: what controls show and what is drawn. */
export function effectiveSettings({ history, plan }: EditorState): Settings {
  return settingsForPlan(history.present.settings, plan);
}
