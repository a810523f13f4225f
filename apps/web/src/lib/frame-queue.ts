/** Spreads work on many items over animation frames: no frame is late. */

export interface FrameQueue<T> {
  /** Queues an item for the next frame, once however often it is added before. */
  add(item: T): void;
  remove(item: T): void;
  close(): void;
}

/** The browser's frames and clock. Passed in for specs without a browser. */
export interface Frames {
  request(work: () => void): number;
  cancel(handle: number): void;
  /** Milliseconds. */
  now(): number;
}

/** Milliseconds per frame; a frame that took longer starts no further item. */
const BUDGET = 6;

const BROWSER: Frames = {
  request: (work) => requestAnimationFrame(work),
  cancel: (handle) => cancelAnimationFrame(handle),
  now: () => performance.now(),
};

export function createFrameQueue<T>(work: (item: T) => void, frames: Frames = BROWSER): FrameQueue<T> {
  const queued = new Set<T>();
  let requested: number | undefined;

  const request = (): void => {
    requested ??= frames.request(runFrame);
  };
  const runFrame = (): void => {
    requested = undefined;
    const end = frames.now() + BUDGET;
    // A copy: items added during this frame wait for the next one.
    for (const item of Array.from(queued)) {
      if (queued.delete(item)) work(item);
      if (frames.now() >= end) break;
    }
    if (queued.size > 0) request();
  };
  return {
    add: (item) => {
      queued.add(item);
      request();
    },
    remove: (item) => void queued.delete(item),
    close: () => {
      queued.clear();
      if (requested !== undefined) frames.cancel(requested);
      requested = undefined;
    },
  };
}
