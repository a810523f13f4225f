/** Serves the built pictures, and describes the app's in modules called `virtual:picture/NAME`. */
import type { ServerResponse } from "node:http";
import { extname } from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { loadPrerender } from "../documents/template.ts";
import { withViteSsr } from "../documents/vite-ssr.ts";

const FILES = /^\/assets\/(?:pictures|samples)\//;
const PREFIX = "virtual:picture/";
const RESOLVED = `\0${PREFIX}`;

export function builtPictures(): Plugin {
  let root = "";
  let server: ViteDevServer | undefined;
  return {
    name: "matte:pictures",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: (started) => {
      server = started;
      started.middlewares.use(servePictures(started));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(RESOLVED)) return null;
      const name = id.slice(RESOLVED.length);
      const describe = async (ssr: ViteDevServer) => (await loadPrerender(ssr)).appPicture(name);
      const picture = await (server === undefined ? withViteSsr(root, describe) : describe(server));
      return `export default ${JSON.stringify(picture)};`;
    },
  };
}

/** Makes each file on first request. */
function servePictures(server: ViteDevServer): Connect.NextHandleFunction {
  const serve = async (path: string, response: ServerResponse, next: () => void): Promise<void> => {
    const { pictureFiles } = await loadPrerender(server);
    const file = pictureFiles().find(({ url }) => url === path);
    if (file === undefined) return next();
    const contents = await file.contents();
    response.writeHead(200, { "Content-Type": `image/${extname(path).slice(1)}` }).end(contents);
  };
  return (request, response, next) => {
    const path = (request.url ?? "").replace(/[?#].*$/, "");
    if (!FILES.test(path)) return next();
    serve(path, response, next).catch((error: unknown) => {
      server.config.logger.error(String(error));
      response.writeHead(500).end();
    });
  };
}
