/// <reference types="vite/types/importMeta.d.ts" />
/** The page's languages: all catalogues in this folder, named by language tags, such as `de.ts` or `pt-BR.ts`. */
import type { Locale } from "./en/locale.ts";
import type { Messages } from "./en.ts";

const FILES = import.meta.glob<Messages>(["./[a-z][a-z].ts", "./[a-z][a-z][a-z].ts", "./[a-z][a-z]-*.ts"], {
  eager: true,
  import: "messages",
});

const NAME = /[^/]+(?=\.ts$)/;

/** Catalogues by file name. */
export const CATALOGUES: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(FILES).map(([file, messages]) => [NAME.exec(file)?.[0] ?? file, messages]),
);

export const LOCALES: readonly Locale[] = Object.values(CATALOGUES).map(({ locale }) => locale);
