/** The languages of the page. Another one is a catalogue, such as `de.ts`, and a row here. */
import type { Messages } from "./en.ts";
import { tag as english } from "./en/notation.ts";

export interface Locale {
  /** BCP 47 tag, for `<html lang>`. */
  readonly tag: string;
  /** Beginning of the paths of its pages: empty, or such as `/de`. */
  readonly path: string;
  readonly direction: "ltr" | "rtl";
}

interface LocaleRow extends Locale {
  /** Offered to readers and search engines where it is built; otherwise it is for tests. */
  readonly isPublic: boolean;
  readonly load: () => Promise<{ readonly messages: Messages }>;
}

export const LOCALES = {
  en: { tag: english, path: "", direction: "ltr", isPublic: true, load: () => import("./en.ts") },
  "en-XA": { tag: "en-XA", path: "/en-XA", direction: "ltr", isPublic: false, load: () => import("./en-XA.ts") },
} as const satisfies Readonly<Record<string, LocaleRow>>;

/** Name of a locale, of its catalogue's file, and of the folder of its areas if it has one. */
export type LocaleName = keyof typeof LOCALES;
