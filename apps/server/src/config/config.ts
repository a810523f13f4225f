import type { Plan } from "@matte/engine";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An OpenID provider outside, and what this server is to it. */
export interface IdentityProvider {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A minute, from one address; 0 is no limit. */
export interface RateLimits {
  readonly requests: number;
  /** Those that fail to say who they come from. */
  readonly failedAuthentications: number;
}

/** How the server is set up: read once from the environment, never changed after. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where people reach the product when that is not host and port, behind a proxy say; without a trailing slash. */
  readonly publicUrl: URL | null;
  readonly logLevel: LogLevel;
  /** The proxies whose forwarded addresses count, as addresses or ranges; without any, nobody is believed. */
  readonly trustProxy: readonly string[];
  /** An absolute path. */
  readonly dataDir: string;
  /** PostgreSQL's address, password and all; without it, SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Who vouches for people; null for the embedded provider, which is for development only. */
  readonly identityProvider: IdentityProvider | null;
  readonly rateLimits: RateLimits;
  /** What whoever asks for metrics must bear; without it there are none. */
  readonly metricsToken: string | null;
  /** A developer's plan in place of an account's. */
  readonly devPlan: Plan | null;
}
