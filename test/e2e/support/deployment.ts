/** A proxy in front of the product simulating a deployment: it serves a later service worker on demand. */
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Deployment {
  readonly origin: string;
  /** Serves the later service worker from now on. */
  readonly deploy: () => void;
  readonly stop: () => void;
}

const LATER = "app-later.js";

/** @param product the running product's origin */
export async function startDeployment(product: string): Promise<Deployment> {
  const page = await (await fetch(`${product}/tool`)).text();
  const script = /app-[\w-]+\.js/.exec(page)?.[0];
  if (script === undefined) throw new Error("The page begins with no script that this knows.");
  let deployed = false;
  const server = createServer((asked, answer) => {
    void relay(asked, answer, product, deployed ? script : null);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => void (deployed = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param script file renamed in the later service worker; null before the deployment */
async function relay(asked: IncomingMessage, answer: ServerResponse, product: string, script: string | null) {
  const path = script === null ? asked.url : asked.url?.replace(LATER, script);
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  if (script !== null) {
    delete headers["if-none-match"];
    delete headers["if-modified-since"];
  }
  const upstream = request(new URL(path ?? "/", product), { method: asked.method, headers }, (response) => {
    void pass(response, answer, asked.url === "/sw.js" ? script : null);
  });
  asked.pipe(upstream);
}

async function pass(response: IncomingMessage, answer: ServerResponse, script: string | null): Promise<void> {
  const body = await buffer(response);
  const sent = script !== null ? Buffer.from(body.toString().replaceAll(script, LATER)) : body;
  const { "content-length": _length, "transfer-encoding": _coding, ...headers } = response.headers;
  answer.writeHead(response.statusCode ?? 502, { ...headers, "content-length": sent.length }).end(sent);
}
