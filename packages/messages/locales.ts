/// <reference types="vite/types/importMeta.d.ts" />
/** The languages of the page: all catalogues in this folder, whose files are named by language tags, such as `de.ts` or `pt-BR.ts`. */
import type { Locale } from "./en/locale.ts";
import type { Messages } from "./en.ts";

const FILES = import.meta.glob<Messages>(["./[a-z][a-z].ts", "./[a-z][a-z][a-z].ts", "./[a-z][a-z]-*.ts"], {
  eager: true,
  import: "messages",
});

const NAME = /[^/]+(?=\.ts$)/;

/** Catalogues by the names of their files. */
export const CATALOGUES: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(FILES).map(([file, messages]) => [NAME.exec(file)?.[0] ?? file, messages]),
);

export const LOCALES: readonly Locale[] = Object.values(CATALOGUES).map(({ locale }) => locale);
