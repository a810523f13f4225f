import { formatFor } from "../format.ts";
import { locale } from "./locale.ts";

/** Numbers, lists, dates and plurals in the catalogue's texts. */
export const format = formatFor(locale.tag);
