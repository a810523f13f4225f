import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/**
 * What only a developer may have must be out of everybody else's reach.
 * @returns a sentence for each condition that does not hold
 */
export function developmentComplaints(config: Config, nodeEnv: string | undefined): string[] {
  const reasons = reasonsAgainst(config, nodeEnv);
  const plan = reasons.map(
    ({ what, remedy }) => `MATTE_DEV_PLAN is for development only, but ${what}: ${remedy}, or unset MATTE_DEV_PLAN.`,
  );
  const provider = reasons.map(
    ({ what, remedy }) =>
      `The embedded identity provider is for development only, but ${what}: set GOOGLE_CLIENT_ID and ` +
      `GOOGLE_CLIENT_SECRET, or ${remedy}.`,
  );
  return [...(config.devPlan === null ? [] : plan), ...(config.identityProvider === null ? provider : [])];
}

interface Reason {
  readonly what: string;
  readonly remedy: string;
}

function reasonsAgainst({ host, publicUrl }: Config, nodeEnv: string | undefined): Reason[] {
  const reasons: Reason[] = [];
  if (!isLoopback(host)) reasons.push({ what: `HOST is ${host}`, remedy: "set HOST=127.0.0.1" });
  if (publicUrl !== null && !isLoopback(publicUrl.hostname))
    reasons.push({ what: `PUBLIC_URL is ${publicUrl.origin}`, remedy: "leave it unset" });
  if (nodeEnv?.trim() === "production") reasons.push({ what: "NODE_ENV is production", remedy: "leave it unset" });
  return reasons;
}
