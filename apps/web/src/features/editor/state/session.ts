/** One open editor: its state, its resources, and the calls changing it. */
import type { Plan, Settings } from "@matte/engine";
import { retryImport } from "#lib/retry-import.ts";
import { runReducer } from "#lib/run-reducer.ts";
import { selectPhoto, stepSelection } from "../model/changes.ts";
import type { Change } from "../model/document.ts";
import type { Step } from "../model/history.ts";
import type { LogoRecord, PhotoRecord, Registry } from "../model/registry.ts";
import { createBitmaps, type Bitmaps } from "./bitmaps.ts";
import { type Foldable, readFolds } from "./folds.ts";
import { namePlaces, type PlaceSearch } from "./name-places.ts";
import { readSettings } from "./saved-settings.ts";
import type { EditorServices } from "./services.ts";
import { sessionReducer, type EarlierDocument, type SessionEffect, type SessionEvent } from "./session-reducer.ts";
import { createResources, runEffect } from "./session-resources.ts";
import { readSort } from "./sort-order.ts";
import { initialState, type EditorState, type EditorStore } from "./store.ts";

export interface EditorSession {
  readonly store: EditorStore;
  readonly services: EditorServices;
  readonly photos: Registry<PhotoRecord>;
  readonly logos: Registry<LogoRecord>;
  /** Pixels at the preview's size. */
  readonly previews: Bitmaps;
  /** All the photo's pixels, for the preview at 100 %. */
  readonly originals: Bitmaps;
  /** Search for names of the photos' positions. */
  readonly places: Pick<PlaceSearch, "pending">;
  /** Makes an undoable change. A pause ends a step that may still be extended. */
  change(change: Change, step?: Step): void;
  /** Makes a change that joins the step with the same key, however long it takes, until `settle`. */
  extend(change: Change, key: string): void;
  /** Signal aborted when the work extending a step must stop: the list was cleared, or the step undone. */
  extensionSignal(): AbortSignal;
  /** Ends a step that may still be extended. */
  settle(): void;
  undo(): void;
  redo(): void;
  select(id: string): void;
  /** Selects several photos. @param change shows one of them @param anchor photo at which the next range begins */
  mark(change: Change, marked: ReadonlySet<string>, anchor: string): void;
  previous(): void;
  next(): void;
  clear(): void;
  /** Shows an earlier visit's document, or adds its photos to those added since. */
  restore(earlier: EarlierDocument): void;
  /** Applies settings chosen on another device; undo leaves them alone. */
  applyRemote(settings: Partial<Settings>): void;
  /** Applies them to all history steps: undo restores nothing in their place. */
  applyRemoteThroughout(settings: Partial<Settings>): void;
  set(values: Partial<EditorState>): void;
  setPlan(plan: Plan): void;
  /** Saves pending settings now. */
  flush(): void;
  dispose(): void;
}

/** A user wanting a logo finds its section open. */
function wantedSection({ answers }: EditorServices["preferences"]): Foldable | undefined {
  return answers?.brandingStyle === "custom-logo" ? "logo" : undefined;
}

export function createSession(services: EditorServices, plan: Plan): EditorSession {
  const settings = readSettings(services.values, services.user, services.preferences);
  const resources = createResources(services, () => occur({ type: "settled" }));
  const { saver, pause, extension, photos, logos } = resources;
  const machine = runReducer(
    sessionReducer,
    initialState(settings, plan, {
      folds: readFolds(services.values, wantedSection(services.preferences)),
      sort: readSort(services.values),
    }),
    (effect: SessionEffect) => runEffect(resources, effect),
  );
  const { store } = machine;
  const occur = (event: SessionEvent): void => void machine.send(event);
  const previews = createPixels(services, store);
  const originals = createPixels(services, store);
  const places = namePlaces(services, resources, store);
  return {
    store,
    services,
    photos,
    logos,
    previews,
    originals,
    places,
    ...callsOf(occur),
    extensionSignal: extension.signal,
    flush: saver.flush,
    dispose: () => {
      pause.cancel();
      places.stop();
      saver.flush();
      for (const bitmaps of [previews, originals]) bitmaps.dispose();
      photos.close();
      logos.close();
    },
  };
}

type Calls = Omit<
  EditorSession,
  | "store"
  | "services"
  | "photos"
  | "logos"
  | "previews"
  | "originals"
  | "places"
  | "extensionSignal"
  | "flush"
  | "dispose"
>;

function callsOf(occur: (event: SessionEvent) => void): Calls {
  return {
    change: (change, step) => occur({ type: "changed", change, step }),
    extend: (change, key) => occur({ type: "extended", change, key }),
    settle: () => occur({ type: "settled" }),
    undo: () => occur({ type: "undone" }),
    redo: () => occur({ type: "redone" }),
    select: (id) => occur({ type: "selected", change: selectPhoto(id) }),
    mark: (change, marked, anchor) => occur({ type: "marked", change, marked, anchor }),
    previous: () => occur({ type: "selected", change: stepSelection(-1) }),
    next: () => occur({ type: "selected", change: stepSelection(1) }),
    clear: () => occur({ type: "cleared" }),
    restore: (earlier) => occur({ type: "restored", earlier }),
    applyRemote: (settings) => occur({ type: "received", settings, throughout: false }),
    applyRemoteThroughout: (settings) => occur({ type: "received", settings, throughout: true }),
    set: (values) => occur({ type: "updated", values }),
    setPlan: (plan) => occur({ type: "updated", values: { plan } }),
  };
}

function createPixels({ pool, notices }: EditorServices, store: EditorStore): Bitmaps {
  const onBitmap = (): void => store.setState(({ bitmapVersion }) => ({ bitmapVersion: bitmapVersion + 1 }));
  const onFailure = async ({ file }: PhotoRecord, reason: unknown): Promise<void> => {
    const { describePhotoError } = await retryImport(() => import("#domain/photos/describe.ts"));
    notices.error(describePhotoError(reason, file.name));
  };
  return createBitmaps(pool, onBitmap, (photo, reason) => void onFailure(photo, reason));
}
