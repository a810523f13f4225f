/** Loading of caption fonts, as page and worker share it. */
import type { FontWeight, PrintedText } from "@matte/engine";

/** Weights that captions use. */
export const CAPTION_WEIGHTS = [400, 500, 600] as const satisfies readonly FontWeight[];

/** Characters that may be drawn for these texts, with the ellipsis of shortened ones. */
export function neededText({ regular, bold }: PrintedText): string {
  return [...new Set([...regular, ...bold, "…"])].join("");
}

/** Runs work once per key and shares its promise. Failed work is forgotten, so that the next call tries again. */
export function oncePerKey<Key>(work: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const known = new Map<Key, Promise<void>>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const running = work(key);
    known.set(key, running);
    running.catch(() => known.delete(key));
    return running;
  };
}
