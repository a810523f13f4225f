import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "en-XA", path: "/en-XA", direction: "ltr", isPublic: false };
