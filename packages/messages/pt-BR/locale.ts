import type { Locale } from "../en/locale.ts";

export const locale: Locale = { tag: "pt-BR", path: "/pt-BR", direction: "ltr", isPublic: false };
