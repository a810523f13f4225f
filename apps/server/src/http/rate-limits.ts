import { endpoints } from "@matte/contracts";
import fastifyRateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { RateLimits } from "../config/config.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { SharedCount, SharedCounts } from "../services/shared-counts.ts";
import type { App } from "./app.ts";
import { isLimited } from "./program-urls.ts";
import { sharedStore } from "./shared-store.ts";

const MINUTE_MS = 60_000;

/**
 * Limits requests and failed authentications per minute and IP address. Files are exempt; a limit of 0 disables it.
 * Must be called before adding routes.
 */
export async function addRateLimits(
  app: App,
  { requests, failedAuthentications }: RateLimits,
  counts: SharedCounts,
): Promise<void> {
  const log = (error: unknown): void => app.log.error({ err: error }, "requests could not be counted");
  const store = sharedStore(counts, log);
  await app.register(fastifyRateLimit, {
    store,
    skipOnError: true,
    global: requests > 0,
    max: requests,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => `request ${normalizeIP(ip)}`,
    allowList: ({ url }: FastifyRequest) => !isLimited(url),
    errorResponseBuilder: (_request, { ttl }) => new DomainError("rate-limited", { seconds: Math.ceil(ttl / 1000) }),
  });
  if (failedAuthentications > 0) limitFailures(app, failedAuthentications, counts, log);
}

type Hook = (request: FastifyRequest) => Promise<void>;

/**
 * Limits an action per minute and user; a hook for routes with a known actor.
 * @param action its name among the counts
 * @param max 0 disables the limit
 */
export function limitPerUser(app: App, action: string, max: number): Hook {
  return limitUses(app, max, ({ actor }) => `${action} ${actor?.uid ?? ""}`);
}

/**
 * Limits an action per minute and IP address.
 * @param action its name among the counts
 * @param max 0 disables the limit
 */
export function limitPerAddress(app: App, action: string, max: number): Hook {
  return limitUses(app, max, ({ ip }) => `${action} ${normalizeIP(ip)}`);
}

function limitUses(app: App, max: number, keyGenerator: (request: FastifyRequest) => string): Hook {
  let count: ReturnType<App["createRateLimit"]> | undefined;
  return async (request) => {
    if (max === 0) return;
    count ??= app.createRateLimit({ max, timeWindow: MINUTE_MS, allowList: [], keyGenerator });
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw new DomainError("rate-limited", { seconds: state.ttlInSeconds });
  };
}

const NO_FAILURES: SharedCount = { uses: 0, leftMs: 0 };

/** Rejects everything past the limit: it must not confirm even a right guess. */
function limitFailures(app: App, max: number, counts: SharedCounts, log: (error: unknown) => void): void {
  const failures = app.createRateLimit({ max, timeWindow: MINUTE_MS, allowList: [], keyGenerator: failureKey });
  const check = ({ uses, leftMs }: SharedCount): void => {
    if (uses >= max) throw new DomainError("rate-limited", { seconds: Math.ceil(leftMs / 1000) });
  };
  // A hook waits for its returned promise, or else for `done`, which takes less time.
  app.addHook("onRequest", (request, _reply, done) => {
    const count = isLimited(request.url) ? counts.read(failureKey(request)) : NO_FAILURES;
    if (count instanceof Promise) return count.catch((error: unknown) => (log(error), NO_FAILURES)).then(check);
    check(count);
    return done();
  });
  // Before sending the answer, so that any server has counted it by the next request.
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.statusCode === 401) return failures(request).then(() => undefined);
    return done(null, payload);
  });
}

/** A scraper with an old token isn't a guessing user, and may share all users' address. */
function failureKey({ ip, url }: FastifyRequest): string {
  return `${isForMetrics(url) ? "metrics " : ""}failure ${normalizeIP(ip)}`;
}

function isForMetrics(url: string): boolean {
  const { path } = endpoints.readMetrics;
  return url === path || url.startsWith(`${path}?`);
}
