export interface Locale {
  /** BCP 47 tag, for `<html lang>`. */
  readonly tag: string;
  /** Path prefix of its pages: `/` and the name of its catalogue, such as `/de`; empty for English. */
  readonly path: "" | `/${string}`;
  readonly direction: "ltr" | "rtl";
  /** True for locales offered to readers and search engines; others are for tests. */
  readonly isPublic: boolean;
}

export const locale: Locale = { tag: "en-GB", path: "", direction: "ltr", isPublic: true };
