/** The open editor's state, for React. The session changes it. */
import {
  type CaptionField,
  capabilities,
  FURTHER_SIZES,
  hasSize,
  settingsForPlan,
  type FurtherSize,
  type PhotoCrop,
  type Plan,
  type Settings,
  type Size,
} from "@matte/engine";
import type { StoreApi } from "zustand/vanilla";
import type { KnownFallback } from "#domain/photos/known-fallback.ts";
import type { KnownFit } from "#domain/photos/known-fit.ts";
import type { LostEntry, SavedPhoto, SavedWork } from "#domain/recovery/types.ts";
import type { Scopes } from "../model/caption-fields.ts";
import { EMPTY_DOCUMENT, type EditorDocument, type PhotoEntry } from "../model/document.ts";
import { beginHistory, type History } from "../model/history.ts";
import { settingsOfPhoto, shownSettings } from "../model/own-settings.ts";
import type { SortOrder } from "../model/sort-photos.ts";
import type { Folds } from "./folds.ts";

export interface Progress {
  /** Number of the photo being exported, from 1; or loaded photos, from 0. */
  readonly current: number;
  readonly total: number;
  /** Estimated milliseconds until the end; null while there is no estimate. */
  readonly left?: number | null;
  readonly keepsFiles?: boolean;
}

/** The folder for exporting all photos, or `own`: the folder each was opened from. */
export type IntoFolder = FileSystemDirectoryHandle | "own";

export interface LoadingPhoto {
  readonly id: string;
  readonly fileName: string;
  /** Embedded preview as a `blob:` URL, with the photo's size; null until it is found, or without one. */
  readonly preview: { readonly thumbnail: string; readonly size: Size } | null;
}

/** A batch's photos that could not be exported. */
export interface ExportReport {
  /** Photos meant to be exported. */
  readonly total: number;
  readonly failed: readonly FailedPhoto[];
  /** Folders meant for the export; null for a ZIP. */
  readonly into: IntoFolder | null;
  /** True for photos missing in a PDF. */
  readonly isPdf: boolean;
}

/** The dialog of a PDF's pages. */
export interface PdfSetup {
  /** Ids of the photos meant for it; null for all. */
  readonly only: ReadonlySet<string> | null;
}

export interface FailedPhoto {
  readonly id: string;
  readonly fileName: string;
  /** The reason, in a sentence with the file's name. */
  readonly sentence: string;
  /** Its file, to be loaded or exported again once the network is back. */
  readonly retry?: File;
  /** Folders meant for its export; null for a file or a ZIP. */
  readonly into?: IntoFolder | null;
  /** Texts from an earlier visit's photo; they return when its file is added again. */
  readonly lost?: LostEntry;
}

export type Processing = "idle" | "processing" | "zipping";

/** Tones of the wall around the preview, which is never exported. */
export const WALL_TONES = ["white", "neutral", "black"] as const;
export type WallTone = (typeof WALL_TONES)[number];

export type ShareAnswer = "share" | "download" | "neither";

/** A finished file whose share sheet needs another click. */
export interface ShareOffer {
  readonly name: string;
  readonly answer: (given: ShareAnswer) => void;
}

/** An earlier visit's photos; the empty stage offers to restore them. */
export interface Recoverable {
  readonly work: SavedWork;
  /** The first of them. */
  readonly first: readonly SavedPhoto[];
  /** Call it in a click: the browser may ask for permission to read the files. */
  restore(): Promise<void>;
  discard(): Promise<void>;
}

export interface EditorState {
  readonly history: History<EditorDocument>;
  /** Settings that stay stored while a shared look's are tried; null otherwise. */
  readonly stored: Settings | null;
  /** Key of the step extended by loading photos; undoing that step stops the loading. */
  readonly extendedKey: string | null;
  readonly plan: Plan;
  /** Null while none are loading. */
  readonly loading: Progress | null;
  /** Photos in a large load that are not on the list yet, in order. */
  readonly loadingPhotos: readonly LoadingPhoto[];
  /** Photos that could not be loaded, until the user removes them. Not part of the document. */
  readonly unread: readonly FailedPhoto[];
  /** The document's photos whose last export failed, by id. */
  readonly unexported: ReadonlyMap<string, FailedPhoto>;
  /** Ids of the photos selected together with the one in the preview; some may have been removed. */
  readonly marked: ReadonlySet<string>;
  /** Photo at which the selection's next range begins; null for the one in the preview. */
  readonly anchor: string | null;
  /** Order chosen for the list. */
  readonly sort: SortOrder;
  /** True while picking photos in the sheet selects several. */
  readonly selecting: boolean;
  /** True while some photos would be lost with the page, because they cannot be stored. */
  readonly unkept: boolean;
  /** An earlier visit's photos; null without any. */
  readonly recoverable: Recoverable | null;
  /** Null while there is none. */
  readonly exporting: Progress | null;
  readonly zipping: boolean;
  /** Folders for an unfinished export, even from an earlier visit. */
  readonly unfinished: IntoFolder | null;
  /** Null while its dialog is closed. */
  readonly pdfSetup: PdfSetup | null;
  /** The last batch's report until the user closes it. */
  readonly report: ExportReport | null;
  /** True if the foot mentions export copies stored with the account. */
  readonly copiesNoted: boolean;
  /** Sizes exported by a batch in addition to the selected one. */
  readonly furtherSizes: readonly FurtherSize[];
  readonly shareOffer: ShareOffer | null;
  /** Id of the profile in the dialog, empty for a new one; null while it is closed. */
  readonly editedProfile: string | null;
  /** A look file dropped or imported; null when it has been read. */
  readonly lookFile: File | null;
  /** Crop copied from a photo, to be pasted onto others; null before the first. */
  readonly copiedCrop: PhotoCrop | null;
  /** The shown photo's crop while it is edited in the mode `Crop`; null outside of it. */
  readonly cropping: PhotoCrop | null;
  /** The mode `Wall`, with the photo shown before; null outside of it. */
  readonly wallView: { readonly former: string } | null;
  /** Tone of the wall in that mode and in its exports. */
  readonly hangingTone: WallTone;
  /** True while the preview shows the export at 100 %. */
  readonly zoomed: boolean;
  /** Field of the caption that has the focus; its line is marked in the preview. */
  readonly captionField: CaptionField | null;
  /** True while the preview shows the photo without its frame. */
  readonly bare: boolean;
  readonly wall: WallTone;
  readonly folds: Folds;
  /** Photos affected by typing in the caption's fields. */
  readonly scopes: Scopes;
  /** The same while several photos are selected; empty again with each selection. */
  readonly selectionScopes: Scopes;
  /** Space for the preview in device pixels; null before it is measured. */
  readonly space: Size | null;
  /** Bitmaps loaded so far. */
  readonly bitmapVersion: number;
  /** Changes of photos' records so far: their places and thumbnails. */
  readonly recordsVersion: number;
  /** Results of framing without encoding again, by photo id. */
  readonly fallbacks: ReadonlyMap<string, KnownFallback>;
  /** Results of exports within a file size limit, by photo id. */
  readonly fits: ReadonlyMap<string, KnownFit>;
}

export const NONE_MARKED: ReadonlySet<string> = new Set();

export type EditorStore = StoreApi<EditorState>;

/** @param remembered by the browser */
export function initialState(
  settings: Settings,
  plan: Plan,
  remembered: Pick<EditorState, "folds" | "sort">,
): EditorState {
  return {
    history: beginHistory<EditorDocument>({ ...EMPTY_DOCUMENT, settings }),
    stored: null,
    extendedKey: null,
    plan,
    loading: null,
    loadingPhotos: [],
    unread: [],
    unexported: new Map(),
    marked: NONE_MARKED,
    anchor: null,
    selecting: false,
    unkept: false,
    recoverable: null,
    exporting: null,
    zipping: false,
    unfinished: null,
    pdfSetup: null,
    report: null,
    copiesNoted: false,
    furtherSizes: [],
    shareOffer: null,
    editedProfile: null,
    lookFile: null,
    copiedCrop: null,
    cropping: null,
    wallView: null,
    hangingTone: "white",
    zoomed: false,
    captionField: null,
    bare: false,
    wall: "neutral",
    ...remembered,
    scopes: {},
    selectionScopes: {},
    space: null,
    bitmapVersion: 0,
    recordsVersion: 0,
    fallbacks: new Map(),
    fits: new Map(),
  };
}

export function processing({ loading, exporting, zipping }: EditorState): Processing {
  if (zipping) return "zipping";
  return loading === null && exporting === null ? "idle" : "processing";
}

/** Settings for the next visit and for the account, without those only tried. */
export function settingsToStore({ stored, history }: EditorState): Settings {
  return stored ?? history.present.settings;
}

type Chosen = Pick<EditorState, "history" | "plan">;

const allowed = new WeakMap<Settings, { readonly plan: Plan; readonly settings: Settings }>();
const shown = new WeakMap<EditorDocument, Settings>();

/** The same object as long as both are the same. */
function settingsAllowed(chosen: Settings, plan: Plan): Settings {
  const known = allowed.get(chosen);
  if (known?.plan === plan) return known.settings;
  const settings = settingsForPlan(chosen, plan);
  allowed.set(chosen, { plan, settings });
  return settings;
}

/**
 * The shown photo's settings as far as the plan allows them, for controls and painter. The same object as long as both are the
 * same: every control reads them after each state change.
 */
export function effectiveSettings({ history: { present }, plan }: Chosen): Settings {
  const chosen = shown.get(present) ?? shownSettings(present);
  shown.set(present, chosen);
  return settingsAllowed(chosen, plan);
}

/** A photo's settings as far as the plan allows them; without one, the settings for all photos. */
export function effectiveSettingsOf({ history: { present }, plan }: Chosen, entry?: PhotoEntry): Settings {
  return settingsAllowed(settingsOfPhoto(present.settings, entry?.own), plan);
}

/** Further export sizes in order, for plans with batches; without the selected size. */
export function furtherSizes(state: EditorState): readonly FurtherSize[] {
  if (!capabilities(state.plan).batch) return [];
  const settings = effectiveSettingsOf(state);
  return FURTHER_SIZES.filter((size) => state.furtherSizes.includes(size) && !hasSize(settings, size));
}
