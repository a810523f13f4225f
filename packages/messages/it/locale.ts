import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "it", path: "/it", direction: "ltr", isPublic: false };
