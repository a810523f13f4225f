import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { SharedCount, SharedCounts } from "../services/shared-counts.ts";

type Answer = Parameters<FastifyRateLimitStore["incr"]>[1];

/**
 * Where `@fastify/rate-limit` counts when servers count together. All limits share it: their keys must differ.
 * @param log told when counting fails; the plugin then lets everybody pass
 */
export function sharedStore(counts: SharedCounts, log: (error: unknown) => void): FastifyRateLimitStoreCtor {
  const tell = (count: Promise<SharedCount>, answer: Answer): void => {
    count.then(
      ({ uses, leftMs }) => answer(null, { current: uses, ttl: leftMs }),
      (error: unknown) => {
        log(error);
        answer(error instanceof Error ? error : new Error(String(error)));
      },
    );
  };
  return class SharedStore implements FastifyRateLimitStore {
    incr(key: string, answer: Answer, windowMs: number): void {
      tell(counts.add(key, windowMs), answer);
    }

    read(key: string, answer: Answer): void {
      tell(counts.read(key), answer);
    }

    child(): this {
      return this;
    }
  };
}
