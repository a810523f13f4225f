/**
 * Serves the sixteen caption fonts; page and workers find them in the module `virtual:caption-fonts`. Files and names are the same
 * in development, in the built product and in browser tests.
 */
import type { Connect, Plugin } from "vite";
import { buildCaptionFonts, type BuiltFonts } from "./caption-faces.ts";
import { captionModule } from "./caption-module.ts";

const MODULE = "virtual:caption-fonts";
const SCRIPTS = "virtual:script-fonts";
const MEDIA_TYPES = new Map([
  ["css", "text/css; charset=utf-8"],
  ["json", "application/json"],
  ["woff2", "font/woff2"],
]);

let built: BuiltFonts | undefined;

/** Reads the packages once per process: page and worker builds share the result. */
function fonts(): BuiltFonts {
  built ??= buildCaptionFonts();
  return built;
}

/** Page build plugin: the module and the files. */
export function captionFonts(): Plugin {
  return {
    ...captionFontsModule(),
    name: "matte:caption-fonts",
    configureServer: (server) => {
      server.middlewares.use(serveFonts);
    },
    generateBundle() {
      for (const [url, source] of fonts().files) this.emitFile({ type: "asset", fileName: url.slice(1), source });
    },
  };
}

/** Worker build plugin: the module alone, since the page's build has the files. */
export function captionFontsModule(): Plugin {
  return {
    name: "matte:caption-fonts-module",
    resolveId: (id) => (id === MODULE || id === SCRIPTS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) return captionModule(fonts());
      return id === `\0${SCRIPTS}` ? `export default ${JSON.stringify(fonts().scripts)};` : null;
    },
  };
}

const serveFonts: Connect.NextHandleFunction = (request, response, next) => {
  const path = (request.url ?? "").replace(/[?#].*$/, "");
  const file = path.startsWith("/assets/fonts/") ? fonts().files.get(path) : undefined;
  if (file === undefined) return next();
  response.setHeader(
    "Content-Type",
    MEDIA_TYPES.get(path.slice(path.lastIndexOf(".") + 1)) ?? "application/octet-stream",
  );
  response.setHeader("Cache-Control", "no-cache");
  response.end(file);
};
