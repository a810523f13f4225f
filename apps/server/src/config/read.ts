import { resolve } from "node:path";
import { ENVIRONMENTS, LOG_LEVELS, type Config, type S3Settings, type StripeSettings } from "./config.ts";
import { readCredentials } from "./credentials.ts";
import { developmentProblems, isDevelopment } from "./development.ts";
import { privateModeProblems, readPrivateMode } from "./private-mode.ts";
import { productionProblems } from "./production.ts";
import { readIdentityProvider } from "./identity-provider.ts";
import { readS3 } from "./s3.ts";
import { readSmtp } from "./smtp.ts";
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
  parsePreviousSecret,
  parseSecret,
  parseToken,
  parseTrustProxy,
  parseWord,
  type Read,
} from "./values.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid configuration; the message has a line per mistake. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the whole configuration to report all mistakes at once. An empty variable counts as unset.
 * @throws {ConfigError}
 */
export function readConfig(environment: Environment): Config {
  const mistakes: string[] = [];
  const read = readerOf(environment, mistakes);
  const nodeEnv = read("NODE_ENV", null, parseWord(ENVIRONMENTS));
  const reach = {
    host: read("HOST", "127.0.0.1", parseHost),
    publicUrl: read("PUBLIC_URL", null, parsePublicUrl),
  };
  const privateMode = readPrivateMode(read, mistakes);
  const config: Config = {
    ...reach,
    privateMode,
    nodeEnv,
    apiDocs: read("API_DOCS", nodeEnv === "production" ? "off" : "on", parseOneOf(["on", "off"])) === "on",
    heic: read("HEIC", "on", parseOneOf(["on", "off"])) === "on",
    port: read("PORT", 3000, parsePort),
    logLevel: read("LOG_LEVEL", "warn", parseOneOf(LOG_LEVELS)),
    trustProxy: read("TRUST_PROXY", [], parseTrustProxy),
    ...readPlace(read),
    s3: readS3(read, mistakes),
    smtp: readSmtp(read, mistakes),
    credentials: readCredentials(read, mistakes),
    uploadQuota: read("UPLOAD_QUOTA_MB", 20_000, parseCount) * 1_000_000,
    identityProvider: readIdentityProvider(read, mistakes),
    rateLimits: {
      requests: read("RATE_LIMIT_REQUESTS", 1000, parseCount),
      failedAuthentications: read("RATE_LIMIT_FAILED_AUTH", 100, parseCount),
      uploads: read("RATE_LIMIT_UPLOADS", 600, parseCount),
      newsletter: read("RATE_LIMIT_NEWSLETTER", 20, parseCount),
      reports: read("RATE_LIMIT_REPORTS", 10, parseCount),
      deviceCodes: read("RATE_LIMIT_DEVICE_CODES", 20, parseCount),
      signatures: read("RATE_LIMIT_SIGNATURES", 600, parseCount),
      passwords: read("RATE_LIMIT_PASSWORDS", 10, parseCount),
    },
    secretKey: read("SECRET_KEY", null, parseSecret, "hidden"),
    previousSecretKey: read("SECRET_KEY_PREVIOUS", null, parsePreviousSecret, "hidden"),
    metricsToken: read("METRICS_TOKEN", null, parseToken, "hidden"),
    payments:
      readStripe(read, mistakes) ??
      (privateMode === null && isDevelopment({ ...reach, nodeEnv }) ? "development" : null),
    stopDelayMs: read("STOP_DELAY_S", 0, parseDelay),
    supportEmail: read("SUPPORT_EMAIL", null, parseEmail),
  };
  mistakes.push(...developmentProblems(config), ...productionProblems(config), ...privateModeProblems(config));
  return valid(config, mistakes);
}

export type DatabasePlace = Pick<Config, "dataDir" | "databaseUrl">;

export interface OperatorConfig {
  readonly place: DatabasePlace;
  readonly stripe: StripeSettings | null;
  readonly s3: S3Settings | null;
}

/** Reads only what commands need: other server settings may be invalid. @throws {ConfigError} */
export function readOperatorConfig(environment: Environment): OperatorConfig {
  const mistakes: string[] = [];
  const read = readerOf(environment, mistakes);
  return valid({ place: readPlace(read), stripe: readStripe(read, mistakes), s3: readS3(read, mistakes) }, mistakes);
}

function readPlace(read: Read): DatabasePlace {
  return {
    dataDir: read("DATA_DIR", resolve("data"), (text) => ({ value: resolve(text) })),
    databaseUrl: read("DATABASE_URL", null, parseDatabaseUrl, "hidden"),
  };
}

function readerOf(environment: Environment, mistakes: string[]): Read {
  return (name, fallback, parse, shown) => {
    const text = environment[name]?.trim() ?? "";
    if (text === "") return fallback;
    const parsed = parse(text);
    if ("value" in parsed) return parsed.value;
    mistakes.push(shown === "hidden" ? `${name} ${parsed.mistake}.` : `${name} ${parsed.mistake}, not "${text}".`);
    return fallback;
  };
}

function valid<T>(value: T, mistakes: readonly string[]): T {
  if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
  return value;
}
