import type { RateLimits } from "./config.ts";
import { parseCount, type Read } from "./values.ts";

/** As docs/decisions/023-limits-and-metrics.md tells them. */
export function readRateLimits(read: Read): RateLimits {
  return {
    requests: read("RATE_LIMIT_REQUESTS", 1000, parseCount),
    failedAuthentications: read("RATE_LIMIT_FAILED_AUTH", 100, parseCount),
    uploads: read("RATE_LIMIT_UPLOADS", 600, parseCount),
    newsletter: read("RATE_LIMIT_NEWSLETTER", 20, parseCount),
  };
}
