import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "es", path: "/es", direction: "ltr", isPublic: false };
