import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "ko", path: "/ko", direction: "ltr", isPublic: false };
