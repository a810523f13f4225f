import type { Offer } from "@matte/engine";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const ENVIRONMENTS = ["production", "development", "test"] as const;
export type NodeEnv = (typeof ENVIRONMENTS)[number];

/** An external OpenID provider with this server's client credentials. */
export interface IdentityProvider {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A Stripe account with prices per offer. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Verifies webhook signatures. */
  readonly webhookSecret: string;
  /** Recurring price ids. */
  readonly prices: Readonly<Record<Offer, string>>;
  /** Replaces Stripe in tests, on this machine; null for Stripe itself. */
  readonly api: URL | null;
}

/** A mail server and its letters' sender. */
export interface SmtpSettings {
  readonly host: string;
  /** Null for the protocol's port. */
  readonly port: number | null;
  /** True for TLS from the start; otherwise STARTTLS, optional only for a server on this machine. */
  readonly secure: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | null;
  /** E-mail address; null for the support address. */
  readonly from: string | null;
}

export interface S3Settings {
  /** Null for Amazon's. */
  readonly endpoint: URL | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Certificate for exports’ Content Credentials, with its key, as paths of files in PEM. */
export interface CredentialFiles {
  readonly certificate: string;
  readonly key: string;
  /** Time-stamping service (RFC 3161); null for signatures that end with their certificate. */
  readonly timeStamps: URL | null;
}

/** One owner without an identity provider, plans and uploads. */
export interface PrivateMode {
  /** Asked of every browser; null on this machine only. */
  readonly password: string | null;
}

/** Limits per minute; 0 disables a limit. */
export interface RateLimits {
  /** Requests per IP address. */
  readonly requests: number;
  /** Failed authentications per IP address. */
  readonly failedAuthentications: number;
  /** Uploads per user. */
  readonly uploads: number;
  /** Newsletter subscriptions per IP address. */
  readonly newsletter: number;
  /** Reports of public looks per IP address. */
  readonly reports: number;
  /** Device codes issued per IP address, and codes typed per user and per IP address. */
  readonly deviceCodes: number;
  /** Signed exports per user. */
  readonly signatures: number;
  /** Passwords tried per IP address. */
  readonly passwords: number;
}

/** Server configuration, read once from the environment. */
export interface Config {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Public URL without a trailing slash, if not host and port, such as behind a proxy. */
  readonly publicUrl: URL | null;
  readonly logLevel: LogLevel;
  /** Null when unset: then only reachability matters. */
  readonly nodeEnv: NodeEnv | null;
  /** True to describe the endpoints at `/api/docs`. */
  readonly apiDocs: boolean;
  /** True to serve the HEIC decoder to browsers without one. */
  readonly heic: boolean;
  /** Trusted proxies' addresses or ranges. */
  readonly trustProxy: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  /** PostgreSQL URL with password; null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Image bucket; null for a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  /** Mail server for confirming subscriptions; null sends no letters. */
  readonly smtp: SmtpSettings | null;
  /** Signs exports; null without, except in development. */
  readonly credentials: CredentialFiles | null;
  /** Image bytes per user; 0 disables the limit. */
  readonly uploadQuota: number;
  /** Null when users sign in. */
  readonly privateMode: PrivateMode | null;
  /** Null for the embedded provider, for development only. */
  readonly identityProvider: IdentityProvider | null;
  readonly rateLimits: RateLimits;
  /** Encrypts stored keys; null stores them unencrypted. */
  readonly secretKey: string | null;
  /** Decrypts keys stored before. */
  readonly previousSecretKey: string | null;
  /** Bearer token for the metrics; null disables them. */
  readonly metricsToken: string | null;
  /** Payment partner; null sells nothing. The development checkout takes no money. */
  readonly payments: StripeSettings | "development" | null;
  /** Milliseconds from the stop signal to refusing new requests, in which a load balancer can react. */
  readonly stopDelayMs: number;
  /** Priority support address; null for `support@` the product's host. */
  readonly supportEmail: string | null;
}
