/** Loads caption fonts, for page and worker. */
import type { FaceFamily, FontWeight, PrintedText } from "@matte/engine";

/** Weights used by captions. */
const CAPTION_WEIGHTS = [400, 500, 600] as const satisfies readonly FontWeight[];

/** Label face styles, in CSS. */
const LABEL_STYLES: Readonly<Partial<Record<FaceFamily, readonly string[]>>> = {
  "Newsreader 16pt": ["400", "500", "italic 400"],
  "Newsreader 72pt": ["300"],
  "Courier Prime": ["400"],
};

/** Returns a family's caption styles, in CSS. */
export function stylesOf(family: FaceFamily): readonly string[] {
  return LABEL_STYLES[family] ?? CAPTION_WEIGHTS.map(String);
}

/** Returns all characters possibly drawn for these texts, with the ellipsis in shortened ones. */
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
