import { LOCALES, type Locale } from "./locales.ts";

/** The locale that the page is built for: the build puts its row in place of this one. */
export const locale: Locale = LOCALES.en;
