/** Folded parts of the panel, remembered by the browser between visits. */
import type { StoredValues } from "#lib/storage.ts";

const FOLDABLE = [
  "together",
  "looks",
  "matte",
  "matte-more",
  "stroke",
  "frame",
  "frame-more",
  "caption",
  "caption-more",
  "camera-data",
  "camera-more",
  "logo",
  "output",
  "output-more",
] as const;
export type Foldable = (typeof FOLDABLE)[number];

export type Folds = Readonly<Record<Foldable, boolean>>;

interface Panel {
  readonly store: { getState(): { readonly folds: Folds } };
  readonly services: { readonly values: StoredValues };
  set(values: { readonly folds: Folds }): void;
}

const KEY = "matte.folds";

/** Looks, matte and caption are open: the caption’s fields are in view without scrolling. Folded looks are a strip. */
const FOLDED_FIRST: readonly Foldable[] = [
  "looks",
  "matte-more",
  "stroke",
  "frame",
  "frame-more",
  "caption-more",
  "camera-data",
  "camera-more",
  "logo",
  "output",
  "output-more",
];

/** True for folded parts. @param wanted part to be open at the first visit as well */
export function readFolds(values: StoredValues, wanted?: Foldable): Folds {
  const stored = values.read(KEY);
  const known: Readonly<Record<string, unknown>> = typeof stored === "object" && stored !== null ? { ...stored } : {};
  const isFolded = (part: Foldable): boolean => {
    const value = known[part];
    return typeof value === "boolean" ? value : part !== wanted && FOLDED_FIRST.includes(part);
  };
  return Object.fromEntries(FOLDABLE.map((part) => [part, isFolded(part)])) as Folds;
}

/** Folds or unfolds a part, now and at the next visit. */
export function setFolded({ store, services, set }: Panel, part: Foldable, folded: boolean): void {
  const folds = { ...store.getState().folds, [part]: folded };
  set({ folds });
  services.values.write(KEY, folds);
}
