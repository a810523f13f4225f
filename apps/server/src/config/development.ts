import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/**
 * What only a developer may have must be out of everybody else's reach.
 * @returns a sentence for each condition that does not hold
 */
export function devPlanComplaint(config: Config, nodeEnv: string | undefined): string[] {
  if (config.devPlan === null) return [];
  const complaints: string[] = [];
  if (!isLoopback(config.host)) complaints.push(`HOST is ${config.host}: set HOST=127.0.0.1`);
  if (config.publicUrl !== null && !isLoopback(config.publicUrl.hostname))
    complaints.push(`PUBLIC_URL is ${config.publicUrl.origin}: leave it unset`);
  if (nodeEnv?.trim() === "production") complaints.push("NODE_ENV is production: leave it unset");
  return complaints.map((reason) => `MATTE_DEV_PLAN is for development only, but ${reason}, or unset MATTE_DEV_PLAN.`);
}
