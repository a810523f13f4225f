/** Stores uploads and sends them: two at a time, while the server can be reached and the page is not busy. */
import { runReducer, type Machine, type ReadableStore } from "#lib/run-reducer.ts";
import type { Clock } from "../outbox/clock.ts";
import { followWakeTime } from "../outbox/follow-wake-time.ts";
import type { NewUpload, Upload, UploadStore } from "./types.ts";
import { uploadsReducer } from "./uploads-reducer.ts";
import {
  hasCapacity,
  HIGH_WATER,
  isOpen,
  NO_UPLOADS,
  type SuspendReason,
  type UploadOutcome,
  type UploadsEffect,
  type UploadsEvent,
  type UploadsOccurrence,
  type UploadsState,
} from "./uploads-state.ts";

export interface UploadQueuePorts {
  readonly store: UploadStore;
  /** Sends an upload, unless another page does. */
  readonly send: (upload: Upload) => Promise<UploadOutcome>;
  readonly clock: Pick<Clock, "now" | "after">;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  readonly onFailure: (upload: Upload) => void;
  /** Called once when the server accepts nothing more from this user. */
  readonly onFull: () => void;
}

export interface UploadQueue {
  /** Stores a preview at once, because nothing else keeps it. Drops it when very much waits. */
  preview(upload: NewUpload): void;
  /** @param make yields uploads one by one, each only when there is capacity for it */
  pictures(make: () => AsyncIterable<NewUpload>): void;
  /** Sends uploads left by earlier pages. */
  found(ids: readonly string[]): void;
  suspend(reason: SuspendReason): void;
  resume(reason: SuspendReason): void;
}

export function createUploadQueue(ports: UploadQueuePorts): UploadQueue {
  const { store, clock } = ports;
  const stamped = (occurrence: UploadsOccurrence): UploadsEvent => ({
    ...occurrence,
    now: clock.now(),
    random: ports.random(),
  });
  const machine: Machine<UploadsState, UploadsEvent> = runReducer(uploadsReducer, NO_UPLOADS, async (effect) => {
    const occurrence = await runEffect(ports, effect);
    return occurrence && stamped(occurrence);
  });
  const occur = (occurrence: UploadsOccurrence): void => void machine.send(stamped(occurrence));
  followWakeTime(machine.store, clock, () => occur({ type: "woken" }));
  const add = async (upload: NewUpload): Promise<string> => {
    const id = await store.add(upload);
    occur({ type: "stored", id, size: upload.image.size });
    return id;
  };
  let last = Promise.resolve();
  const previews = createPreviews(store);
  return {
    preview: (upload) => {
      const state = machine.store.getState();
      if (!isOpen(state)) return;
      if (state.bytes < HIGH_WATER) previews(upload, add).catch(console.error);
      else console.error(`Too much waits to be sent: ${upload.name} is left out.`);
    },
    pictures: (make) => {
      last = last.then(async () => takeAll(machine.store, make, add)).catch(console.error);
    },
    found: (ids) => occur({ type: "found", ids }),
    suspend: (reason) => occur({ type: "suspended", reason }),
    resume: (reason) => occur({ type: "resumed", reason }),
  };
}

/** Adds previews one after the other. A waiting one is removed when another takes its place, and never sent. */
function createPreviews(store: UploadStore) {
  const waiting = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  return (upload: NewUpload, add: (upload: NewUpload) => Promise<string>): Promise<void> => {
    const next = last.then(async () => {
      const { photo, replaces = false } = upload;
      const earlier = photo === undefined ? undefined : waiting.get(photo);
      if (replaces && earlier !== undefined) await store.remove(earlier);
      const id = await add(upload);
      if (photo !== undefined) waiting.set(photo, id);
    });
    last = next.catch(() => undefined);
    return next;
  };
}

async function takeAll(
  store: ReadableStore<UploadsState>,
  make: () => AsyncIterable<NewUpload>,
  add: (upload: NewUpload) => Promise<unknown>,
): Promise<void> {
  if (!(await capacity(store))) return;
  for await (const upload of make()) {
    await add(upload);
    if (!(await capacity(store))) return;
  }
}

/** Waits for capacity. @returns false once nothing more is accepted */
async function capacity(store: ReadableStore<UploadsState>): Promise<boolean> {
  const decided = (state: UploadsState): boolean => !isOpen(state) || hasCapacity(state);
  if (!decided(store.getState()))
    await new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe((state) => {
        if (!decided(state)) return;
        unsubscribe();
        resolve();
      });
    });
  return isOpen(store.getState());
}

/** Never rejects: failures are logged, and tried again by the next page. */
async function runEffect(ports: UploadQueuePorts, effect: UploadsEffect): Promise<UploadsOccurrence | undefined> {
  if (effect.type === "send") return send(ports, effect.id);
  if (effect.type === "remove") await ports.store.remove(effect.id).catch(console.error);
  if (effect.type === "clear") await ports.store.clear().catch(console.error);
  if (effect.type === "report-failure") ports.onFailure(effect.upload);
  if (effect.type === "report-full") ports.onFull();
  return undefined;
}

async function send({ store, send: post }: UploadQueuePorts, id: string): Promise<UploadsOccurrence> {
  const upload = await store.take(id).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  const outcome: UploadOutcome = upload === null ? { kind: "gone" } : await post(upload);
  return { type: "settled", id, upload, outcome };
}
