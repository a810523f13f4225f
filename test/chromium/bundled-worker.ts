/** Serves browser specs the photo worker as one bundle: unbundled, each start fetches some 250 modules. */
import type { ServerResponse } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { codecs } from "@matte/pixels/build";
import { build, type Plugin, type Rolldown } from "vite";
import { captionFontsModule } from "../../apps/web/build/caption-fonts.ts";
import { placeListModule } from "../../apps/web/build/place-list-plugin.ts";

const ROOT = fileURLToPath(new URL("../../apps/web", import.meta.url));
const ENTRY = "src/workers/photo.worker.ts";
/** The page trusts workers in this folder. */
const FOLDER = "/assets/";
const MODULE = "\0bundled-photo-worker";
const MEDIA_TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".wasm": "application/wasm" };

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Plugin for the browser specs' server. Begins the bundle when a page loads the worker's URL, before a test waits for
 * the worker.
 */
export function bundledWorker(): Plugin {
  let files: Promise<Files> | undefined;
  const made = (): Promise<Files> => {
    files ??= bundle();
    // Each request meets its error.
    files.catch(() => undefined);
    return files;
  };
  return {
    name: "matte:bundled-worker",
    enforce: "pre",
    resolveId: (id) => (id.endsWith("workers/photo.worker.ts?worker&url") ? MODULE : null),
    load(id) {
      if (id !== MODULE) return null;
      void made();
      return `export default ${JSON.stringify(`${FOLDER}photo.worker.js`)};`;
    },
    configureServer: (server) =>
      void server.middlewares.use(FOLDER, (request, response, next) => {
        const { pathname } = new URL(request.url ?? "", "http://worker");
        made().then((all) => answer(all.get(`${FOLDER}${pathname.slice(1)}`.slice(1)), pathname, response, next), next);
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
  const type = MEDIA_TYPES[extname(path)] ?? "application/octet-stream";
  // The bundle is the same during the whole run, and browsers keep compiled code only with kept files.
  response.writeHead(200, { "content-type": type, "cache-control": "max-age=86400" }).end(content);
}

async function bundle(): Promise<Files> {
  const plugins = () => [captionFontsModule(), placeListModule()];
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
      // In a separate file, loaded by developer tools only: each test starts workers.
      sourcemap: true,
      rolldownOptions: { input: { "photo.worker": ENTRY }, output: { entryFileNames: "assets/[name].js" } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}
