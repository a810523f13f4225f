import { locale, type Locale } from "@matte/messages/locale";

/**
 * A page's path in the built language: `/tool` is `/de/tool` in German, and `/` is `/de/`. The router adds the prefix itself.
 * @param path begins with `/`
 */
export function pagePath(path: string, { path: prefix }: Pick<Locale, "path"> = locale): string {
  return prefix + path;
}
