import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "uk", path: "/uk", direction: "ltr", isPublic: false };
