/**
 * Writes an HTML document for every page with a separate URL, with title, description and link preview; static pages with their
 * whole text. `/tool` becomes `tool.html`, in locales other than English `de/tool.html`, and the server serves the files it finds.
 */
import type { Plugin } from "vite";
import { TOKENS } from "../../src/features/landing/looks/tokens.ts";
import { builtLanguages, ENGLISH, folderOf } from "../languages/built.ts";
import { type Built, scriptsIn, withScriptsOf } from "../languages/scripts.ts";
import type { TextChunks } from "../languages/text-chunks.ts";
import { keepForEver } from "./keep-for-ever.ts";
import { leanHead } from "./lean-head.ts";
import type { BuiltDocument } from "./prerender.ts";
import { servePages } from "./serve-pages.ts";
import { SITEMAP, sitemapOf } from "./sitemap.ts";
import { APP, fill, loadPrerender, STATIC, templateOf } from "./template.ts";
import { holdViteSsr, withViteSsr } from "./vite-ssr.ts";

/** @param folder the locale's document folder */
function fileOf({ path }: BuiltDocument, folder: string): string {
  if (path === "/") return `${folder}index.html`;
  // The server fills the slug in.
  return `${folder}${path.replace(`/${TOKENS.slug}`, "").slice(1)}.html`;
}

/** @param texts the build's chunks of texts, filled when its documents are written */
export function documents(texts: TextChunks): Plugin {
  let root = "";
  let isBuild = false;
  let target: Built["target"] = false;
  let release: (() => Promise<void>) | undefined;
  return {
    name: "matte:documents",
    config: () => ({ build: { rolldownOptions: { input: { static: STATIC, app: APP } } } }),
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
      ({ target } = config.build);
    },
    buildStart() {
      // It loads places and pictures first, documents last.
      if (isBuild) ({ release } = holdViteSsr(root));
    },
    closeBundle: async () => release?.(),
    configureServer: (server) => {
      // Vitest serves its own pages from the same server.
      if (process.env["VITEST"] === undefined) servePages(server);
    },
    generateBundle: {
      // After Vite has put its scripts and styles into the templates.
      order: "post",
      async handler(_options, bundle) {
        const templates = new Map([STATIC, APP].map((name) => [name, keepForEver(this, root, takeText(bundle, name))]));
        const read = (name: string): string => textOf(bundle, name);
        templates.set(STATIC, leanHead({ emitFile: this.emitFile, read }, templates.get(STATIC) ?? ""));
        const emit = (fileName: string, source: string | Uint8Array): void => {
          this.emitFile({ type: "asset", fileName, source });
        };
        await withViteSsr(root, async (ssr) => {
          const english = await loadPrerender(ssr);
          const files = english.pictureFiles();
          for (const { url, contents } of files) emit(url.slice(1), await contents());
          await english.pruneCachedPictures(new Set(files.map(({ recipe }) => recipe)));
          const built = builtLanguages(english.LANGUAGES);
          for (const name of built) {
            const prerender = name === ENGLISH ? english : await loadPrerender(ssr, name);
            const scripts =
              name === ENGLISH ? undefined : await scriptsIn(name, prerender.locale, { bundle, texts, target });
            for (const [file, code] of scripts?.files ?? []) emit(scripts?.folder + file, code);
            emit(prerender.MANIFEST_FILE, JSON.stringify(prerender.WEB_MANIFEST));
            const pages = prerender.buildDocuments(await prerender.pictures(), new Date().getFullYear());
            if (name === ENGLISH) emit(SITEMAP, sitemapOf(pages, prerender.PUBLIC_LANGUAGES));
            for (const page of pages) {
              const template = templates.get(templateOf(page)) ?? "";
              const own = scripts === undefined ? template : withScriptsOf(scripts, template);
              emit(fileOf(page, folderOf(name)), fill(own, page, prerender));
            }
          }
        });
      },
    },
  };
}

interface Emitted {
  readonly type: string;
  readonly source?: string | Uint8Array;
}

/** Removes a template from the bundle and returns its text. */
function takeText(bundle: Record<string, Emitted>, name: string): string {
  const text = textOf(bundle, name);
  delete bundle[name];
  return text;
}

function textOf(bundle: Record<string, Emitted>, name: string): string {
  const source = bundle[name]?.source;
  if (source === undefined) throw new Error(`The build has no ${name}.`);
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}
