import { formatFor } from "../format.ts";

/** Language of the catalogue, as a BCP 47 tag. */
export const tag = "en-GB";

/** Numbers, lists, dates and plurals in the catalogue's texts. */
export const format = formatFor(tag);
