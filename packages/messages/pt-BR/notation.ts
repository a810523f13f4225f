import { formatFor } from "../format.ts";
import { locale } from "./locale.ts";

export const format = formatFor(locale.tag);
