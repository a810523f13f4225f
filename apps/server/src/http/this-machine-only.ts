/** Keeps development features on this machine, even when a proxy in front forwards outside requests. */
import type { IncomingHttpHeaders } from "node:http";
import { isLoopback } from "../config/loopback.ts";
import type { App } from "./app.ts";
import { sendError } from "./errors.ts";

/** Rejects this scope's requests if they name another host or were forwarded for another machine. */
export function allowThisMachineOnly(scope: App): void {
  scope.addHook("onRequest", async ({ headers }, reply) =>
    isFromThisMachine(headers) ? undefined : sendError(reply, "local-only"),
  );
}

/**
 * Forging forwarded headers can only lead to a rejection.
 * @see RFC 7239 for `Forwarded`, which nothing on a developer's machine sends
 */
export function isFromThisMachine(headers: IncomingHttpHeaders): boolean {
  const hosts = [headers.host ?? "", ...valuesOf(headers["x-forwarded-host"])];
  const addresses = [...valuesOf(headers["x-forwarded-for"]), ...valuesOf(headers["x-real-ip"])];
  return headers.forwarded === undefined && hosts.every(isLoopbackHost) && addresses.every(isLoopback);
}

function isLoopbackHost(host: string): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}

function valuesOf(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((value) => value.split(",").map((part) => part.trim()));
}
