/** Serves the interface's typefaces at a fixed URL, for pages rendered by the server (apps/server/src/http/html.ts). */
import type { Plugin } from "vite";

const NAME = "faces.css";
const SOURCE = "/src/ui/faces.css";
/** Caption sheets are in another folder. */
const PAGE_SHEET = /^assets\/[^/]+\.css$/;
const RULE = /@font-face\s*\{[^}]*\}/g;

export function facesSheet(): Plugin {
  return {
    name: "matte:faces-sheet",
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url === `/${NAME}`) request.url = SOURCE;
        next();
      });
    },
    generateBundle: {
      // After Vite has put the font URLs into the style sheets.
      order: "post",
      handler(_options, bundle) {
        const sheets = Object.values(bundle).filter(({ fileName }) => PAGE_SHEET.test(fileName));
        const rules = new Set(sheets.flatMap((sheet) => ("source" in sheet ? rulesIn(String(sheet.source)) : [])));
        if (rules.size === 0) throw new Error("No style sheet of the build has a typeface.");
        this.emitFile({ type: "asset", fileName: NAME, source: [...rules].join("\n") });
      },
    },
  };
}

function rulesIn(sheet: string): readonly string[] {
  return sheet.match(RULE) ?? [];
}
