/** Loading of caption fonts, as page and worker share it. */
import type { FaceFamily, FontWeight, PrintedText } from "@matte/engine";

/** Weights that captions use. */
const CAPTION_WEIGHTS = [400, 500, 600] as const satisfies readonly FontWeight[];

/** Styles of label faces, in CSS. */
const LABEL_STYLES: Readonly<Partial<Record<FaceFamily, readonly string[]>>> = {
  "Newsreader 16pt": ["400", "500", "italic 400"],
  "Newsreader 72pt": ["300"],
  "Courier Prime": ["400"],
};

/** Styles of a family that captions use, in CSS. */
export function stylesOf(family: FaceFamily): readonly string[] {
  return LABEL_STYLES[family] ?? CAPTION_WEIGHTS.map(String);
}

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
