import fastifyRateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RateLimits } from "../config/config.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "../fastify.ts";
import type { SharedCounts } from "../services/shared-counts.ts";
import { isForPrograms } from "./program-urls.ts";
import { sharedStore } from "./shared-store.ts";

const MINUTE_MS = 60_000;

/**
 * How many requests a minute one address may make, and how many of them may fail to say who they come from. Files are
 * exempt. Call before any route is added. A limit of 0 is none.
 * @param counts where servers count together; null for a server that counts alone, in memory
 */
export async function addRateLimits(
  app: App,
  { requests, failedAuthentications }: RateLimits,
  counts: SharedCounts | null,
): Promise<void> {
  const store =
    counts && sharedStore(counts, (error) => app.log.error({ err: error }, "requests could not be counted"));
  await app.register(fastifyRateLimit, {
    ...(store && { store, skipOnError: true }),
    global: requests > 0,
    max: requests,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => `request ${normalizeIP(ip)}`,
    allowList: ({ url }: FastifyRequest) => !isForPrograms(url),
    errorResponseBuilder: (_request, { ttl }) => new DomainError("rate-limited", { seconds: Math.ceil(ttl / 1000) }),
  });
  if (failedAuthentications > 0) limitFailures(app, failedAuthentications);
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * How often a minute one user may upload. @param max 0 is no limit
 * @returns a hook for where it is known who asks
 */
export function limitPerUser(app: App, max: number): Hook {
  return limitUses(app, max, ({ actor }) => `upload ${actor?.uid ?? ""}`);
}

/** How often a minute something may be done from one address. @param what it is, in a word. @param max 0 is no limit */
export function limitPerAddress(app: App, what: string, max: number): Hook {
  return limitUses(app, max, ({ ip }) => `${what} ${normalizeIP(ip)}`);
}

function limitUses(app: App, max: number, keyGenerator: (request: FastifyRequest) => string): Hook {
  const uses = app.createRateLimit({ max, timeWindow: MINUTE_MS, allowList: [], keyGenerator });
  return async (request, reply) => {
    if (max === 0) return;
    const state = await uses(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header("retry-after", state.ttlInSeconds);
    throw new DomainError("rate-limited", { seconds: state.ttlInSeconds });
  };
}

/** Past the limit nothing is tried any more: whoever guesses must not learn that a guess was right. */
function limitFailures(app: App, max: number): void {
  const failures = app.createRateLimit({
    max,
    timeWindow: MINUTE_MS,
    allowList: [],
    keyGenerator: ({ ip }) => `failure ${normalizeIP(ip)}`,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!isForPrograms(request.url)) return;
    const state = await failures(request, { increment: false });
    if (state.isAllowed || state.remaining > 0) return;
    reply.header("retry-after", state.ttlInSeconds);
    throw new DomainError("rate-limited", { seconds: state.ttlInSeconds });
  });
  // Before the answer goes: the next request, to whichever server, finds it counted.
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode === 401) await failures(request);
  });
}
