/** The locale itself. */
export interface Locale {
  /** BCP 47 tag, for `<html lang>`. */
  readonly tag: string;
  /** Beginning of the paths of its pages: `/` and the name of its catalogue, such as `/de`; empty for English. */
  readonly path: "" | `/${string}`;
  readonly direction: "ltr" | "rtl";
  /** Offered to readers and search engines where it is built; otherwise it is for tests. */
  readonly isPublic: boolean;
}

export const locale: Locale = { tag: "en-GB", path: "", direction: "ltr", isPublic: true };
