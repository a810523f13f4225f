import type { Offer } from "@matte/engine";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An OpenID provider outside, and what this server is to it. */
export interface IdentityProvider {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An account at Stripe, and what is sold there. */
export interface StripeSettings {
  readonly secretKey: string;
  /** By which a webhook proves that it is Stripe's. */
  readonly webhookSecret: string;
  /** Ids of recurring prices. */
  readonly prices: Readonly<Record<Offer, string>>;
  /** A server on this machine in Stripe's place, for tests; null for Stripe itself. */
  readonly api: URL | null;
}

/** A bucket, and who may use it. */
export interface S3Settings {
  /** Null for Amazon's own. */
  readonly endpoint: URL | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A minute; 0 is no limit. */
export interface RateLimits {
  /** From one address. */
  readonly requests: number;
  /** Those from one address that fail to say who they come from. */
  readonly failedAuthentications: number;
  /** By one user. */
  readonly uploads: number;
  /** Addresses for the newsletter, from one address. */
  readonly newsletter: number;
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
  /** Where images are kept; null for a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  /** Bytes of images that one user may store; 0 is no limit. */
  readonly uploadQuota: number;
  /** Who vouches for people; null for the embedded provider, which is for development only. */
  readonly identityProvider: IdentityProvider | null;
  readonly rateLimits: RateLimits;
  /** What whoever asks for metrics must bear; without it there are none. */
  readonly metricsToken: string | null;
  /** Who takes the money; null where nothing can be bought. The development checkout takes none. */
  readonly payments: StripeSettings | "development" | null;
  /** From the signal to stop until nothing new is taken, so that whoever leads requests here learns of it; milliseconds. */
  readonly stopDelayMs: number;
  /** Where Studio's users write to; null for `support@` the product's own host. */
  readonly supportEmail: string | null;
}
