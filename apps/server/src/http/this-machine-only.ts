/** What a developer alone may have stays out of reach although something in front of the server hands the world's requests on. */
import type { IncomingHttpHeaders } from "node:http";
import { isLoopback } from "../config/loopback.ts";
import type { App } from "../fastify.ts";
import { sendError } from "./errors.ts";

/** Refuses, in this scope, whatever names another host or was forwarded for somebody elsewhere. */
export function allowThisMachineOnly(scope: App): void {
  scope.addHook("onRequest", async ({ headers }, reply) =>
    isFromThisMachine(headers) ? undefined : sendError(reply, "local-only"),
  );
}

/**
 * Forwarded headers can be forged, but only to be refused.
 * @see RFC 7239 for `Forwarded`, which nothing on a developer's machine sends
 */
export function isFromThisMachine(headers: IncomingHttpHeaders): boolean {
  const hosts = [headers.host ?? "", ...listed(headers["x-forwarded-host"])];
  const addresses = [...listed(headers["x-forwarded-for"]), ...listed(headers["x-real-ip"])];
  return headers.forwarded === undefined && hosts.every(isOurName) && addresses.every(isLoopback);
}

function isOurName(host: string): boolean {
  const address = `http://${host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

function listed(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((one) => one.split(",").map((part) => part.trim()));
}
