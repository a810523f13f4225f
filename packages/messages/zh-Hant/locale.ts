import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "zh-Hant", path: "/zh-Hant", direction: "ltr", isPublic: false };
