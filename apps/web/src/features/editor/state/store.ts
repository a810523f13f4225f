/** The editor's state as React sees it. Everything that changes it is in the session. */
import {
  capabilities,
  settingsForPlan,
  SOCIAL_PRESETS,
  type Plan,
  type Settings,
  type Size,
  type SocialPreset,
} from "@matte/engine";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { FoundObstacle } from "#domain/photos/found-obstacle.ts";
import { EMPTY_DOCUMENT, type EditorDocument } from "../model/document.ts";
import { beginHistory, type History } from "../model/history.ts";

export interface Progress {
  /** Of an export the photo being worked on, from 1; of a loading the number done, from 0. */
  readonly current: number;
  readonly total: number;
  /** Milliseconds until it is done, as far as can be told. */
  readonly left?: number | null;
}

/** Placeholder of a photo that is loading. */
export interface Arriving {
  readonly id: string;
  readonly fileName: string;
  /** Embedded preview as a `blob:` URL, with the photo's size; null until it is found, or without one. */
  readonly preview: { readonly thumbnail: string; readonly size: Size } | null;
}

/** What a batch could not export. */
export interface ExportReport {
  /** Photos that were to be exported. */
  readonly total: number;
  readonly failed: readonly FailedPhoto[];
}

export interface FailedPhoto {
  readonly id: string;
  readonly fileName: string;
  /** Why, in a sentence that names the file. */
  readonly sentence: string;
}

export type Processing = "idle" | "processing" | "zipping";

/** The wall behind the preview: for looking only, never exported. */
export const WALL_TONES = ["white", "neutral", "black"] as const;
export type WallTone = (typeof WALL_TONES)[number];

export type OfferAnswer = "share" | "download" | "neither";

/** A finished file whose share sheet takes another press. */
export interface Offer {
  /** The file's. */
  readonly name: string;
  readonly answer: (given: OfferAnswer) => void;
}

export interface EditorState {
  readonly history: History<EditorDocument>;
  readonly plan: Plan;
  /** Photos on their way in; null while there are none. */
  readonly loading: Progress | null;
  /** Photos of a large load that are not on the list yet, in their order. */
  readonly arriving: readonly Arriving[];
  /** An export under way and what it is doing. */
  readonly exporting: Progress | null;
  readonly zipping: boolean;
  /** What the last batch could not export, until it has been read. */
  readonly report: ExportReport | null;
  /** Presets that a batch exports beside the one on show. */
  readonly alsoPresets: readonly SocialPreset[];
  readonly offer: Offer | null;
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
    arriving: [],
    exporting: null,
    zipping: false,
    report: null,
    alsoPresets: [],
    offer: null,
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

/** What an export is made in: the preset on show and, for paying users, the further ones; in the order they are listed in. */
export function wantedPresets(state: EditorState): readonly SocialPreset[] {
  const also = capabilities(state.plan).batch ? state.alsoPresets : [];
  const wanted = new Set([effectiveSettings(state).socialPreset, ...also]);
  return SOCIAL_PRESETS.filter((preset) => wanted.has(preset));
}
