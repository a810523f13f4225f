/** Limits connections: a peer that sends nothing, reads nothing or requests too much at once is disconnected. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { watchPeers, type Peers } from "./peers.ts";
import { leaveUnread } from "./unread-bodies.ts";

export interface ConnectionLimits {
  /** For request headers. */
  readonly headersMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** True for the addresses of proxies in front. */
  readonly isProxy: (address: string) => boolean;
}

/** Two minutes: an uploaded image may wait this long for its check. */
export const IDLE_MS = 120_000;
/** Each connection takes 30 KB; a proxy in front needs some hundreds. */
const MAX_CONNECTIONS = 2000;
/** Requests sent on a connection before reading the answers; browsers and proxies send one. */
const MAX_UNANSWERED = 20;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates Fastify's HTTP server. Avoids Node's answers, which lack the security headers. */
export function createLimitedServer(handler: Handler, limits: ConnectionLimits): Server {
  const { headersMs, requestMs, idleMs, isProxy } = limits;
  const options = { headersTimeout: headersMs, requestTimeout: requestMs, requireHostHeader: false };
  const server = createServer(options);
  const limited = limitUnanswered(handler, watchPeers(server, isProxy));
  server.on("request", limited);
  // Expectations other than 100-continue may be ignored (RFC 9110 section 10.1.1).
  server.on("checkExpectation", limited);
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(idleMs);
  return server;
}

/** True for a request without the required host (RFC 9112 section 3.2). */
export function lacksHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  // Names and values alternate. Node keeps only the first of several hosts.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;
  return hosts > 1 || (httpVersion !== "1.0" && headers.host === undefined);
}

/** Refuses a peer sending requests without reading the answers, and handles no more from it. */
function limitUnanswered(handler: Handler, peers: Peers): Handler {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MAX_UNANSWERED) {
      // The parser reads to the end of the arrived bytes.
      if (!socket.destroyed) peers.refuse(socket);
      return;
    }
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    leaveUnread(request, response);
    handler(request, response);
  };
}
