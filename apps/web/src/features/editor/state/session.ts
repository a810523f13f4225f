/** One open editor: its state, the files behind it, and the ways to change it. */
import type { Plan, Settings } from "@matte/engine";
import { describePhotoError } from "#domain/photos/describe.ts";
import { changeSettings, clearPhotos, selectPhoto, stepSelection } from "../model/changes.ts";
import type { Change, EditorDocument } from "../model/document.ts";
import { logosIn, photosIn, redoDocument, undoDocument } from "../model/document-history.ts";
import { amend, amendAll, record, seal, type History, type Step } from "../model/history.ts";
import type { LogoRecord, PhotoRecord } from "../model/photo.ts";
import { createRegistry, type Registry } from "../model/registry.ts";
import { createBitmaps, type Bitmaps } from "./bitmaps.ts";
import { createSettingsSaver, readSettings } from "./saved-settings.ts";
import type { EditorServices } from "./services.ts";
import { createEditorStore, type EditorState, type EditorStore } from "./store.ts";

/** A pause this long in milliseconds ends a burst of typing: undo then takes back the burst, not the whole text. */
const PAUSE = 1000;

export interface EditorSession {
  readonly store: EditorStore;
  readonly services: EditorServices;
  readonly photos: Registry<PhotoRecord>;
  readonly logos: Registry<LogoRecord>;
  /** Pixels as large as the wall needs them. */
  readonly previews: Bitmaps;
  /** All pixels, for looking closely. */
  readonly originals: Bitmaps;
  /** Makes a change that can be undone. A pause ends a growing step. */
  change(change: Change, step?: Step): void;
  /** Makes a change that flows into the step of the same key however long it takes, until `settle`. */
  grow(change: Change, key: string): void;
  /** Aborted when what grows now must not grow on: the list is cleared, or the growing step taken back. */
  growth(): AbortSignal;
  /** Ends a step that was still growing. */
  settle(): void;
  undo(): void;
  redo(): void;
  select(id: string): void;
  previous(): void;
  next(): void;
  clear(): void;
  /** Takes over settings that were chosen elsewhere; undo leaves them. */
  adopt(settings: Partial<Settings>): void;
  /** The same for what is part of no step: undo brings nothing else back in its place. */
  adoptThroughout(settings: Partial<Settings>): void;
  set(state: Partial<EditorState>): void;
  setPlan(plan: Plan): void;
  /** Writes what still waits to be saved. */
  flush(): void;
  dispose(): void;
}

export function createSession(services: EditorServices, plan: Plan): EditorSession {
  const store = createEditorStore(readSettings(services.values, services.user, services.preferences), plan);
  const saver = createSettingsSaver(services.values, services.user);
  const { photos, logos } = createRegistries();
  const previews = createPixels(services, store);
  const originals = createPixels(services, store);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let growth = new AbortController();
  let grown: string | null = null;

  const travel = (move: (history: History<EditorDocument>) => History<EditorDocument>): void => {
    const { history } = store.getState();
    const moved = move(history);
    if (moved === history) return;
    store.setState({ history: moved });
    if (moved.present.settings !== history.present.settings) saver.save(moved.present.settings);
  };
  const prune = (): void => {
    const { history } = store.getState();
    photos.prune(photosIn(history));
    logos.prune(logosIn(history));
  };
  const settle = (): void => {
    clearTimeout(pause);
    travel(seal);
    prune();
  };
  const make = (apply: Change, step?: Step): void => {
    clearTimeout(pause);
    travel((history) => record(history, apply(history.present), step));
  };
  const change = (apply: Change, step?: Step): void => {
    make(apply, step);
    if (store.getState().history.growing === null) prune();
    else pause = setTimeout(settle, PAUSE);
  };
  const stopGrowth = (): void => {
    growth.abort();
    growth = new AbortController();
  };
  const look = (apply: Change): void => travel((history) => amend(history, apply(history.present)));

  return {
    store,
    services,
    photos,
    logos,
    previews,
    originals,
    change,
    grow: (apply, key) => {
      grown = key;
      make(apply, { key });
    },
    growth: () => growth.signal,
    settle,
    undo: () => {
      const { growing } = store.getState().history;
      if (growing !== null && growing === grown) stopGrowth();
      travel(undoDocument);
    },
    redo: () => travel(redoDocument),
    select: (id) => look(selectPhoto(id)),
    previous: () => look(stepSelection(-1)),
    next: () => look(stepSelection(1)),
    clear: () => {
      stopGrowth();
      change(clearPhotos);
      services.notices.plain("Cleared.");
    },
    adopt: (settings) => look(changeSettings(settings)),
    adoptThroughout: (settings) => {
      travel((history) => amendAll(history, changeSettings(settings)));
      prune();
    },
    set: (state) => store.setState(state),
    setPlan: (next) => store.setState({ plan: next }),
    flush: saver.flush,
    dispose: () => {
      clearTimeout(pause);
      saver.flush();
      previews.dispose();
      originals.dispose();
      photos.close();
      logos.close();
    },
  };
}

function createPixels({ pool, notices }: EditorServices, store: EditorStore): Bitmaps {
  const arrived = (): void => store.setState(({ arrivals }) => ({ arrivals: arrivals + 1 }));
  return createBitmaps(pool, arrived, ({ file }, reason) => notices.error(describePhotoError(reason, file.name)));
}

function createRegistries(): Pick<EditorSession, "photos" | "logos"> {
  return {
    photos: createRegistry<PhotoRecord>((photo) => URL.revokeObjectURL(photo.thumbnail)),
    logos: createRegistry<LogoRecord>(({ url, bitmap }) => {
      URL.revokeObjectURL(url);
      bitmap.close();
    }),
  };
}
