/** Names listed photos' places while the setting is on. Names are part of a photo's record, never of its stored settings. */
import { editor } from "@matte/messages/editor";
import type { PhotoRecord } from "../model/registry.ts";
import type { EditorServices } from "./services.ts";
import type { SessionResources } from "./session-resources.ts";
import { effectiveSettings, type EditorStore } from "./store.ts";

/** Photos per job: more would keep a worker from the photo on screen. */
const CHUNK = 20;

export interface PlaceSearch {
  /** Resolves when all photos known to the search have names or none; null while there is nothing to wait for. */
  pending(): Promise<void> | null;
  stop(): void;
}

export function namePlaces(
  { pool, notices }: EditorServices,
  { photos }: Pick<SessionResources, "photos">,
  store: EditorStore,
): PlaceSearch {
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  /** After a failure nothing is searched until the setting is turned on again. */
  let failed = false;

  const unnamed = (): PhotoRecord[] => {
    const listed = store.getState().history.present.photos.flatMap(({ id }) => photos.get(id) ?? []);
    return listed.filter(({ facts, place }) => facts.hasPosition && place === undefined).slice(0, CHUNK);
  };
  const isOn = (): boolean => !stopped.signal.aborted && !failed && effectiveSettings(store.getState()).placeNames;
  const search = async (): Promise<void> => {
    for (let chunk = unnamed(); isOn() && chunk.length > 0; chunk = unnamed()) {
      const files = chunk.map(({ file }) => file);
      const places = await pool.places(files, { signal: stopped.signal });
      for (const [index, { id }] of chunk.entries()) {
        const record = photos.get(id);
        if (record !== undefined) photos.add(id, { ...record, place: places[index] ?? null });
      }
      store.setState(({ recordsVersion }) => ({ recordsVersion: recordsVersion + 1 }));
    }
  };
  const start = (): void => {
    if (running !== null || !isOn() || unnamed().length === 0) return;
    running = search()
      .catch(() => {
        failed = true;
        if (!stopped.signal.aborted) notices.error(editor.placesFailed);
      })
      .finally(() => {
        running = null;
        start();
      });
  };
  const unsubscribe = store.subscribe(({ history, plan }, before) => {
    if (history.present === before.history.present && plan === before.plan) return;
    if (!effectiveSettings(store.getState()).placeNames) failed = false;
    start();
  });
  return {
    pending: () => running,
    stop: () => {
      unsubscribe();
      stopped.abort();
    },
  };
}
