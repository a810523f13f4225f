import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { CONVERTED_NAMES, DAMAGED_NAMES, type FixtureName, photo, PHOTO_NAMES } from "./index.ts";

/** URL path from which browser specs fetch fixtures by name. */
const PATH = "/test-photos/";

const NAMES: ReadonlySet<string> = new Set([...PHOTO_NAMES, ...CONVERTED_NAMES, ...DAMAGED_NAMES]);

/** Makes the test server answer `/test-photos/NAME` with that fixture's bytes. */
export function servePhotos(): Plugin {
  return {
    name: "matte:test-photos",
    configureServer: (server) =>
      void server.middlewares.use(PATH, (request, response) => void answer(request, response)),
  };
}

async function answer({ url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = new URL(url, "http://fixtures").pathname.slice(1);
  if (!isFixture(name)) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "application/octet-stream" }).end(await photo(name));
}

function isFixture(name: string): name is FixtureName {
  return NAMES.has(name);
}
