import { resolve } from "node:path";
import { LOG_LEVELS, type Config, type S3Settings, type StripeSettings } from "./config.ts";
import { developmentComplaints, isDevelopment } from "./development.ts";
import { readIdentityProvider } from "./identity-provider.ts";
import { readRateLimits } from "./rate-limits.ts";
import { readS3 } from "./s3.ts";
import { readStripe } from "./stripe.ts";
import {
  parseCount,
  parseDatabaseUrl,
  parseDelay,
  parseEmail,
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
  const nodeEnv = environment["NODE_ENV"];
  const reach = {
    host: read("HOST", "127.0.0.1", parseHost),
    publicUrl: read("PUBLIC_URL", null, parsePublicUrl),
  };
  const config: Config = {
    ...reach,
    port: read("PORT", 3000, parsePort),
    logLevel: read("LOG_LEVEL", "warn", parseOneOf(LOG_LEVELS)),
    trustProxy: read("TRUST_PROXY", [], parseTrustProxy),
    ...readPlace(read),
    s3: readS3(read, complaints),
    uploadQuota: read("UPLOAD_QUOTA_MB", 20_000, parseCount) * 1_000_000,
    identityProvider: readIdentityProvider(read, complaints),
    rateLimits: readRateLimits(read),
    metricsToken: read("METRICS_TOKEN", null, parseToken, "hidden"),
    payments: readStripe(read, complaints) ?? (isDevelopment(reach, nodeEnv) ? "development" : null),
    stopDelayMs: read("STOP_DELAY_S", 0, parseDelay),
    supportEmail: read("SUPPORT_EMAIL", null, parseEmail),
  };
  complaints.push(...developmentComplaints(config, nodeEnv));
  return sound(config, complaints);
}

/** Where the server keeps what it stores. */
export type DatabasePlace = Pick<Config, "dataDir" | "databaseUrl">;

/** What the operator's commands need. */
export interface OperatorConfig {
  readonly place: DatabasePlace;
  readonly stripe: StripeSettings | null;
  readonly s3: S3Settings | null;
}

/** For commands that need nothing else: whether people can reach the server is none of their concern. @throws {ConfigError} */
export function readOperatorConfig(environment: Environment): OperatorConfig {
  const complaints: string[] = [];
  const read = readerOf(environment, complaints);
  return sound(
    { place: readPlace(read), stripe: readStripe(read, complaints), s3: readS3(read, complaints) },
    complaints,
  );
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
