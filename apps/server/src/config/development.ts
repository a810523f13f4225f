import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/**
 * Finds settings exposing development features to others.
 * @returns one sentence per problem
 */
export function developmentProblems(config: Config): string[] {
  if (config.identityProvider !== null || config.privateMode !== null) return [];
  return reasonsAgainst(config).map(
    ({ cause, remedy }) =>
      `The embedded identity provider is for development only, but ${cause}: set GOOGLE_CLIENT_ID and ` +
      `GOOGLE_CLIENT_SECRET, or ${remedy}.`,
  );
}

/** True when only this machine can reach the server. */
export function isDevelopment(reach: Reach): boolean {
  return reasonsAgainst(reach).length === 0;
}

type Reach = Pick<Config, "host" | "publicUrl" | "nodeEnv">;

interface Reason {
  readonly cause: string;
  readonly remedy: string;
}

function reasonsAgainst({ host, publicUrl, nodeEnv }: Reach): Reason[] {
  const reasons: Reason[] = [];
  if (!isLoopback(host)) reasons.push({ cause: `HOST is ${host}`, remedy: "set HOST=127.0.0.1" });
  if (publicUrl !== null && !isLoopback(publicUrl.hostname))
    reasons.push({ cause: `PUBLIC_URL is ${publicUrl.origin}`, remedy: "leave it unset" });
  if (nodeEnv === "production") reasons.push({ cause: "NODE_ENV is production", remedy: "leave it unset" });
  return reasons;
}
