import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "ja", path: "/ja", direction: "ltr", isPublic: false };
