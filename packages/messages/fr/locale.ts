import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "fr", path: "/fr", direction: "ltr", isPublic: false };
