import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "zh-Hans", path: "/zh-Hans", direction: "ltr", isPublic: false };
