/** Serves the list of places; workers find its URL in the module `virtual:place-list`. */
import { createHash } from "node:crypto";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { keptPlaceList } from "./place-list-cache.ts";

const MODULE = "virtual:place-list";
const RESOLVED = `\0${MODULE}`;
const URL_START = "/assets/places-";

interface BuiltList {
  readonly url: string;
  readonly source: string;
}

let root = "";
let server: ViteDevServer | undefined;
let built: Promise<BuiltList> | undefined;

/** Reads the list once per process: page and worker builds share it. */
function list(): Promise<BuiltList> {
  built ??= keptPlaceList(root, server).then((source) => {
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    return { url: `${URL_START}${hash}.json`, source };
  });
  return built;
}

/** Page build plugin: the module and the file. */
export function placeList(): Plugin {
  return {
    ...placeListModule(),
    name: "matte:place-list",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: (started) => {
      server = started;
      started.middlewares.use(servePlaces);
    },
    async generateBundle() {
      const { url, source } = await list();
      this.emitFile({ type: "asset", fileName: url.slice(1), source });
    },
  };
}

/** Worker build plugin: the module alone, since the page's build has the file. */
export function placeListModule(): Plugin {
  return {
    name: "matte:place-list-module",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: async (id) => (id === RESOLVED ? `export const url = ${JSON.stringify((await list()).url)};` : null),
  };
}

const servePlaces: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.startsWith(URL_START) !== true) return next();
  list().then(({ source }) => {
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-cache" }).end(source);
  }, next);
};
