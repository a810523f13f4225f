import { z } from "./schema.ts";

/** Check of a text without control characters: PostgreSQL rejects a NUL, and SQLite ends the text there. */
export const noControls = z.regex(/^\P{Cc}*$/u);
