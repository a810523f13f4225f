import type { RateLimits } from "./config.ts";
import { parseCount, type Read } from "./values.ts";

/** DECISIONS §4; each process counts for itself. */
export function readRateLimits(read: Read): RateLimits {
  return {
    requests: read("RATE_LIMIT_REQUESTS", 1000, parseCount),
    failedAuthentications: read("RATE_LIMIT_FAILED_AUTH", 100, parseCount),
    uploads: read("RATE_LIMIT_UPLOADS", 600, parseCount),
  };
}
