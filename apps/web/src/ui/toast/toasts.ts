/**
 * Short messages at the bottom of the page. The five types, their times and the limit of twenty are react-hot-toast's (SPEC §9):
 * blank, error and custom 4 s, success 2 s, loading until it is replaced or dismissed. A message replaces one with the same text.
 */
import { toast, type Renderable } from "react-hot-toast/headless";

/** Fade-out duration in milliseconds. */
export const LEAVING = 200;

const ALERT = { ariaProps: { role: "alert", "aria-live": "assertive" } } as const;

interface Options {
  readonly id?: string;
}

function named(id: string | undefined): Options {
  return id === undefined ? {} : { id };
}

const repeats = createRepeats();

/** Removes the older message after the new one has appeared: a repetition is seen and announced. */
function once(type: string, text: string, id: string): string {
  for (const before of repeats.record(id, `${type}: ${text}`)) toast.remove(before);
  return id;
}

export const toasts = {
  /** Type `blank`, 4 s. */
  plain: (text: string, id?: string): string => once("blank", text, toast(text, named(id))),
  /** Type `error`, 4 s; announced at once. */
  error: (text: string, id?: string): string => once("error", text, toast.error(text, { ...named(id), ...ALERT })),
  /** Type `success`, 2 s. */
  success: (text: string, id?: string): string => once("success", text, toast.success(text, named(id))),
  /** Type `loading`; stays until it is replaced or dismissed. */
  loading: (text: string, id?: string): string => once("loading", text, toast.loading(text, named(id))),
  /** Type `custom`: any contents, 4 s. */
  custom: (contents: NonNullable<Renderable>, id?: string): string => toast.custom(contents, named(id)),
  /** Fades out one message, or all. */
  dismiss: (id?: string): void => toast.dismiss(id),
  /** Removes one message at once, or all. */
  remove: (id?: string): void => toast.remove(id),
};

/** Most messages shown at once; older ones are forgotten. */
const MOST_SHOWN = 20;

export interface Repeats {
  /** Records a message's text. @returns ids of the replaced messages with the same text */
  record(id: string, text: string): readonly string[];
}

export function createRepeats(): Repeats {
  const texts = new Map<string, string>();
  return {
    record: (id, text) => {
      const same = [...texts].filter(([other, shown]) => shown === text && other !== id).map(([other]) => other);
      for (const old of [...same, id]) texts.delete(old);
      texts.set(id, text);
      for (const oldest of [...texts.keys()].slice(0, -MOST_SHOWN)) texts.delete(oldest);
      return same;
    },
  };
}
