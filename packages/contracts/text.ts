import { z } from "./schema.ts";

/** Rejects control characters: PostgreSQL rejects a NUL, and SQLite ends the text there. */
export const noControls = z.regex(/^\P{Cc}*$/u);
