import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { SharedCount, SharedCounts } from "../services/shared-counts.ts";

type Respond = Parameters<FastifyRateLimitStore["incr"]>[1];

/**
 * Stores `@fastify/rate-limit` counts shared between servers. All limits use the same store: their keys must differ.
 * @param log receives counting failures, after which the plugin allows the request
 */
export function sharedStore(counts: SharedCounts, log: (error: unknown) => void): FastifyRateLimitStoreCtor {
  const report = (count: SharedCount | Promise<SharedCount>, respond: Respond): void => {
    Promise.resolve(count).then(
      ({ uses, leftMs }) => respond(null, { current: uses, ttl: leftMs }),
      (error: unknown) => {
        log(error);
        respond(error instanceof Error ? error : new Error(String(error)));
      },
    );
  };
  return class SharedStore implements FastifyRateLimitStore {
    incr(key: string, respond: Respond, windowMs: number): void {
      report(counts.add(key, windowMs), respond);
    }

    read(key: string, respond: Respond): void {
      report(counts.read(key), respond);
    }

    child(): this {
      return this;
    }
  };
}
