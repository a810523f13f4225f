import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/**
 * What only a developer may have must be out of everybody else's reach.
 * @returns a sentence for each condition that does not hold
 */
export function developmentComplaints(config: Config, nodeEnv: string | undefined): string[] {
  if (config.identityProvider !== null) return [];
  return reasonsAgainst(config, nodeEnv).map(
    ({ what, remedy }) =>
      `The embedded identity provider is for development only, but ${what}: set GOOGLE_CLIENT_ID and ` +
      `GOOGLE_CLIENT_SECRET, or ${remedy}.`,
  );
}

/** Whether nobody but a developer can reach the server. */
export function isDevelopment(place: Place, nodeEnv: string | undefined): boolean {
  return reasonsAgainst(place, nodeEnv).length === 0;
}

type Place = Pick<Config, "host" | "publicUrl">;

interface Reason {
  readonly what: string;
  readonly remedy: string;
}

function reasonsAgainst({ host, publicUrl }: Place, nodeEnv: string | undefined): Reason[] {
  const reasons: Reason[] = [];
  if (!isLoopback(host)) reasons.push({ what: `HOST is ${host}`, remedy: "set HOST=127.0.0.1" });
  if (publicUrl !== null && !isLoopback(publicUrl.hostname))
    reasons.push({ what: `PUBLIC_URL is ${publicUrl.origin}`, remedy: "leave it unset" });
  if (nodeEnv?.trim() === "production") reasons.push({ what: "NODE_ENV is production", remedy: "leave it unset" });
  return reasons;
}
