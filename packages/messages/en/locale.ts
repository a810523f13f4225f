/** The locale itself. */
export interface Locale {
  /** BCP 47 tag, for `<html lang>`. */
  readonly tag: string;
  /** Start of its pages' paths: `/` and its catalogue's name, such as `/de`; empty for English. */
  readonly path: "" | `/${string}`;
  readonly direction: "ltr" | "rtl";
  /** Offered to readers and search engines in builds with it; otherwise only for tests. */
  readonly isPublic: boolean;
}

export const locale: Locale = { tag: "en-GB", path: "", direction: "ltr", isPublic: true };
