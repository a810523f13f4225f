import type { Offer } from "@matte/engine";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const ENVIRONMENTS = ["production", "development", "test"] as const;
export type NodeEnv = (typeof ENVIRONMENTS)[number];

/** An external OpenID provider, and this server's credentials as its client. */
export interface IdentityProvider {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A Stripe account and the prices of the offers. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Verifies the signatures of webhook events. */
  readonly webhookSecret: string;
  /** Ids of recurring prices. */
  readonly prices: Readonly<Record<Offer, string>>;
  /** A server on this machine that replaces Stripe in tests; null for Stripe itself. */
  readonly api: URL | null;
}

/** A mail server, and the sender of its letters. */
export interface SmtpSettings {
  readonly host: string;
  /** Null for the port that the protocol has. */
  readonly port: number | null;
  /** True for TLS from the start; otherwise STARTTLS, which only a server on this machine may lack. */
  readonly secure: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | null;
  /** E-mail address; null for the support address. */
  readonly from: string | null;
}

/** An S3 bucket and the credentials for it. */
export interface S3Settings {
  /** Null for Amazon's. */
  readonly endpoint: URL | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Limits per minute; 0 disables a limit. */
export interface RateLimits {
  /** Requests per IP address. */
  readonly requests: number;
  /** Requests per IP address that fail to authenticate. */
  readonly failedAuthentications: number;
  /** Uploads per user. */
  readonly uploads: number;
  /** Newsletter subscriptions per IP address. */
  readonly newsletter: number;
  /** Device codes given out per IP address, and codes typed per user and per IP address. */
  readonly deviceCodes: number;
}

/** Configuration of the server, read once from the environment. */
export interface Config {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Public URL without a trailing slash, where it differs from host and port, such as behind a proxy. */
  readonly publicUrl: URL | null;
  readonly logLevel: LogLevel;
  /** Null where it isn't set: then only this machine makes the difference. */
  readonly nodeEnv: NodeEnv | null;
  /** True if `/api/docs` describes the endpoints. */
  readonly apiDocs: boolean;
  /** True if the decoder of HEIC is served to browsers that have none. */
  readonly heic: boolean;
  /** Addresses or ranges of the proxies whose forwarded addresses are trusted. */
  readonly trustProxy: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  /** URL of PostgreSQL, including the password; null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Bucket for images; null for a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  /** Mail server for letters that confirm subscriptions; null where none are sent. */
  readonly smtp: SmtpSettings | null;
  /** Bytes of images per user; 0 disables the limit. */
  readonly uploadQuota: number;
  /** Null for the embedded provider, which is for development only. */
  readonly identityProvider: IdentityProvider | null;
  readonly rateLimits: RateLimits;
  /** Encrypts stored keys; null stores them unencrypted. */
  readonly secretKey: string | null;
  /** Decrypts keys that were stored before. */
  readonly previousSecretKey: string | null;
  /** Bearer token for the metrics; null disables them. */
  readonly metricsToken: string | null;
  /** Payment partner; null where nothing can be bought. The development checkout takes no money. */
  readonly payments: StripeSettings | "development" | null;
  /** Milliseconds from the signal to stop until no new requests are accepted, in which a load balancer can react. */
  readonly stopDelayMs: number;
  /** E-mail address for priority support; null for `support@` the product's host. */
  readonly supportEmail: string | null;
}
