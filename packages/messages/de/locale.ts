import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "de", path: "/de", direction: "ltr", isPublic: false };
