import { formatFor } from "../format.ts";
import { LOCALES } from "../locales.ts";

/** Language of the catalogue, as a BCP 47 tag. */
export const { tag } = LOCALES.en;

/** Numbers, lists, dates and plurals in the catalogue's texts. */
export const format = formatFor(tag);
