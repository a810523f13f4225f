/** Facts shared by photos framed together. */
import type { Credits } from "@matte/metadata";
import type { PhotoWords } from "@matte/engine";
import type { PhotoFacts } from "../photos/types.ts";

type Shared = Pick<PhotoFacts, "camera" | "words" | "extras">;

/** Merges photos' facts: shared camera data and words stay, and each photo's losses are kept. */
export function sharedFacts(photos: readonly PhotoFacts[]): Shared {
  return {
    camera: common(photos.map(({ camera }) => camera)),
    words: common(photos.map(({ words }) => words)),
    extras: [...new Set(photos.flatMap(({ extras }) => extras))],
  };
}

/** Properties with equal values in all objects. */
function common<Values extends object>(all: readonly Values[]): Values {
  const [first, ...others] = all;
  const same = Object.entries(first ?? {}).filter(([name, value]) =>
    others.every((other) => isSame(other[name as keyof Values], value)),
  );
  return Object.fromEntries(same) as Values;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Credits of all photos, each once. */
export function joinedCredits(words: readonly PhotoWords[]): Credits {
  const [creator = "", ...contributors] = distinct(words, "creator");
  return {
    credit: distinct(words, "credit").join("; "),
    creator,
    rights: distinct(words, "copyright").join("; "),
    title: "",
    location: "",
    contributors,
  };
}

function distinct(words: readonly PhotoWords[], name: "creator" | "credit" | "copyright"): readonly string[] {
  return [...new Set(words.flatMap((one) => one[name] ?? []))];
}
