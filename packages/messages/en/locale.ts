import { formatFor } from "../format.ts";

/** Language of the documents, as a BCP 47 tag. */
export const locale = "en-GB";

export const format = formatFor(locale);
