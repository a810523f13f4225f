/** The languages of the page. Another one is a catalogue, such as `de.ts`, and a row here. */
export interface Locale {
  /** BCP 47 tag, for `<html lang>`. */
  readonly tag: string;
  /** Beginning of the paths of its pages: `/` and the locale's name, such as `/de`; empty for English. */
  readonly path: string;
  readonly direction: "ltr" | "rtl";
  /** Offered to readers and search engines where it is built; otherwise it is for tests. */
  readonly isPublic: boolean;
}

export const LOCALES = {
  en: { tag: "en-GB", path: "", direction: "ltr", isPublic: true },
  "en-XA": { tag: "en-XA", path: "/en-XA", direction: "ltr", isPublic: false },
} as const satisfies Readonly<Record<string, Locale>>;

/** Name of a locale, of its catalogue's file, and of the folder of its areas if it has one. */
export type LocaleName = keyof typeof LOCALES;
