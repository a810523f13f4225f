import { resolve } from "node:path";
import { PLANS } from "@matte/engine";
import { LOG_LEVELS, type Config } from "./config.ts";
import { developmentComplaints } from "./development.ts";
import { readIdentityProvider } from "./identity-provider.ts";
import { readRateLimits } from "./rate-limits.ts";
import {
  parseDatabaseUrl,
  parseHost,
  parseOneOf,
  parsePort,
  parsePublicUrl,
  parseToken,
  parseTrustProxy,
  type Read,
} from "./values.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The server cannot start as it is set up. The message has a line for each mistake. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the whole configuration, so that every mistake is told at once. A variable that is empty is one that is not set.
 * @throws {ConfigError}
 */
export function readConfig(environment: Environment): Config {
  const complaints: string[] = [];
  const read = readerOf(environment, complaints);
  const config: Config = {
    host: read("HOST", "127.0.0.1", parseHost),
    port: read("PORT", 3000, parsePort),
    publicUrl: read("PUBLIC_URL", null, parsePublicUrl),
    logLevel: read("LOG_LEVEL", "warn", parseOneOf(LOG_LEVELS)),
    trustProxy: read("TRUST_PROXY", [], parseTrustProxy),
    ...readPlace(read),
    identityProvider: readIdentityProvider(read, complaints),
    rateLimits: readRateLimits(read),
    metricsToken: read("METRICS_TOKEN", null, parseToken, "hidden"),
    devPlan: read("MATTE_DEV_PLAN", null, parseOneOf(PLANS)),
  };
  complaints.push(...developmentComplaints(config, environment["NODE_ENV"]));
  return sound(config, complaints);
}

/** Where the server keeps what it stores. */
export type DatabasePlace = Pick<Config, "dataDir" | "databaseUrl">;

/** For commands that need nothing else. @throws {ConfigError} */
export function readDatabasePlace(environment: Environment): DatabasePlace {
  const complaints: string[] = [];
  return sound(readPlace(readerOf(environment, complaints)), complaints);
}

function readPlace(read: Read): DatabasePlace {
  return {
    dataDir: read("DATA_DIR", resolve("data"), (text) => ({ value: resolve(text) })),
    databaseUrl: read("DATABASE_URL", null, parseDatabaseUrl, "hidden"),
  };
}

function readerOf(environment: Environment, complaints: string[]): Read {
  return (name, fallback, parse, shown) => {
    const text = environment[name]?.trim() ?? "";
    if (text === "") return fallback;
    const parsed = parse(text);
    if ("value" in parsed) return parsed.value;
    complaints.push(shown === "hidden" ? `${name} ${parsed.mistake}.` : `${name} ${parsed.mistake}, not "${text}".`);
    return fallback;
  };
}

function sound<T>(value: T, complaints: readonly string[]): T {
  if (complaints.length > 0) throw new ConfigError(complaints.join("\n"));
  return value;
}
