/** Serves browser specs the photo worker as one bundle: unbundled, each start of one fetches some 250 modules. */
import type { ServerResponse } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { codecs } from "@matte/codecs/build";
import { build, type Plugin, type Rolldown } from "vite";
import { captionFontsModule } from "../../apps/web/build/caption-fonts.ts";
import { localeMessages } from "../../apps/web/build/locale.ts";
import { placeListModule } from "../../apps/web/build/place-list-plugin.ts";

const ROOT = fileURLToPath(new URL("../../apps/web", import.meta.url));
const ENTRY = "src/workers/photo.worker.ts";
/** The page trusts workers in this folder. */
const FOLDER = "/assets/";
const MODULE = "\0bundled-photo-worker";
const MEDIA_TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".wasm": "application/wasm" };

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Plugin of the browser specs' server. The bundle is made when a page first asks for it. */
export function bundledWorker(): Plugin {
  let files: Promise<Files> | undefined;
  return {
    name: "matte:bundled-worker",
    enforce: "pre",
    resolveId: (id) => (id.endsWith("workers/photo.worker.ts?worker&url") ? MODULE : null),
    load: (id) => (id === MODULE ? `export default ${JSON.stringify(`${FOLDER}photo.worker.js`)};` : null),
    configureServer: (server) =>
      void server.middlewares.use(FOLDER, (request, response, next) => {
        files ??= bundle();
        const { pathname } = new URL(request.url ?? "", "http://worker");
        files.then((all) => answer(all.get(`${FOLDER}${pathname.slice(1)}`.slice(1)), pathname, response, next), next);
      }),
  };
}

function answer(
  content: string | Uint8Array | undefined,
  path: string,
  response: ServerResponse,
  next: () => void,
): void {
  if (content === undefined) return next();
  response.writeHead(200, { "content-type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream" }).end(content);
}

async function bundle(): Promise<Files> {
  const plugins = () => [localeMessages(), captionFontsModule(), placeListModule()];
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [codecs(), ...plugins()],
    worker: { format: "es", plugins },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      sourcemap: "inline",
      rolldownOptions: { input: { "photo.worker": ENTRY }, output: { entryFileNames: "assets/[name].js" } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}
