import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, type Environment } from "./read.ts";

const GOOGLE = { GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" };

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_7",
  STRIPE_WEBHOOK_SECRET: "whsec_7",
  STRIPE_PRICE_PRO_ANNUAL: "price_1",
  STRIPE_PRICE_PRO_MONTHLY: "price_2",
  STRIPE_PRICE_STUDIO: "price_3",
};
const STRIPE_SETTINGS = {
  secretKey: "sk_test_7",
  webhookSecret: "whsec_7",
  prices: { "pro-annual": "price_1", "pro-monthly": "price_2", studio: "price_3" },
  api: null,
};

const S3 = { S3_BUCKET: "matte", S3_REGION: "eu-west-1", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
const S3_SETTINGS = {
  endpoint: null,
  bucket: "matte",
  region: "eu-west-1",
  accessKeyId: "id",
  secretAccessKey: "secret",
};

describe("readConfig", () => {
  it("has a default for every variable", () => {
    expect(readConfig({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: null,
      logLevel: "warn",
      nodeEnv: null,
      apiDocs: true,
      credentials: null,
      heic: true,
      trustProxy: [],
      dataDir: resolve("data"),
      databaseUrl: null,
      identityProvider: null,
      privateMode: null,
      rateLimits: {
        requests: 1000,
        failedAuthentications: 100,
        uploads: 600,
        newsletter: 20,
        reports: 10,
        signatures: 600,
        deviceCodes: 20,
        passwords: 10,
      },
      s3: null,
      smtp: null,
      uploadQuota: 20_000_000_000,
      secretKey: null,
      previousSecretKey: null,
      metricsToken: null,
      payments: "development",
      stopDelayMs: 0,
      supportEmail: null,
    });
  });

  it.each<[Environment, object]>([
    [{ HOST: "" }, { host: "127.0.0.1" }],
    [{ ...GOOGLE, HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
    [{ HOST: "::1" }, { host: "::1" }],
    [{ HOST: " localhost " }, { host: "localhost" }],
    [{ PORT: "0" }, { port: 0 }],
    [{ PORT: "65535" }, { port: 65_535 }],
    [
      { SECRET_KEY: "s".repeat(32), SECRET_KEY_PREVIOUS: "p".repeat(32) },
      { secretKey: "s".repeat(32), previousSecretKey: "p".repeat(32) },
    ],
    [{ LOG_LEVEL: "DEBUG" }, { logLevel: "debug" }],
    [{ TRUST_PROXY: "10.0.0.1" }, { trustProxy: ["10.0.0.1"] }],
    [{ TRUST_PROXY: "10.0.0.0/8, ::1, loopback" }, { trustProxy: ["10.0.0.0/8", "::1", "loopback"] }],
    [{ DATA_DIR: "/var/lib/matte" }, { dataDir: resolve("/var/lib/matte") }],
    [
      { DATABASE_URL: "postgres://me:word@db.example:5433/matte" },
      { databaseUrl: "postgres://me:word@db.example:5433/matte" },
    ],
    [
      { DATABASE_URL: "postgresql:///matte?host=/run/postgresql" },
      { databaseUrl: "postgresql:///matte?host=/run/postgresql" },
    ],
    [
      {
        RATE_LIMIT_REQUESTS: "0",
        RATE_LIMIT_FAILED_AUTH: "20",
        RATE_LIMIT_UPLOADS: "7",
        RATE_LIMIT_NEWSLETTER: "5",
        RATE_LIMIT_DEVICE_CODES: "3",
        RATE_LIMIT_REPORTS: "2",
      },
      { rateLimits: { requests: 0, failedAuthentications: 20, uploads: 7, newsletter: 5, deviceCodes: 3, reports: 2 } },
    ],
    [S3, { s3: S3_SETTINGS }],
    [
      { ...S3, S3_ENDPOINT: "http://127.0.0.1:7480" },
      { s3: { ...S3_SETTINGS, endpoint: new URL("http://127.0.0.1:7480") } },
    ],
    [{ UPLOAD_QUOTA_MB: "5" }, { uploadQuota: 5_000_000 }],
    [{ STOP_DELAY_S: "10" }, { stopDelayMs: 10_000 }],
    [{ METRICS_TOKEN: "a-long-enough-token" }, { metricsToken: "a-long-enough-token" }],
    [{ HOST: "localhost", PUBLIC_URL: "http://app.localhost:3000" }, { payments: "development" }],
    [{ HOST: "::1", NODE_ENV: "development" }, { payments: "development" }],
    [{ ...GOOGLE, NODE_ENV: "production" }, { payments: null }],
    [{ ...GOOGLE, HOST: "0.0.0.0" }, { payments: null }],
    [{ ...GOOGLE, HOST: "localhost.example" }, { payments: null }],
    [{ ...GOOGLE, PUBLIC_URL: "https://matte.example" }, { payments: null }],
    [{ ...GOOGLE, PUBLIC_URL: "http://127.0.0.1.example" }, { payments: null }],
    [STRIPE, { payments: STRIPE_SETTINGS }],
    [{ ...GOOGLE, ...STRIPE, HOST: "0.0.0.0" }, { payments: STRIPE_SETTINGS }],
    [
      { ...STRIPE, STRIPE_API_URL: "http://127.0.0.1:12111" },
      { payments: { ...STRIPE_SETTINGS, api: new URL("http://127.0.0.1:12111") } },
    ],
    [
      { ...GOOGLE, NODE_ENV: "production" },
      { nodeEnv: "production", apiDocs: false },
    ],
    [{ ...GOOGLE, NODE_ENV: "production", API_DOCS: "on" }, { apiDocs: true }],
    [{ API_DOCS: "off" }, { apiDocs: false }],
    [{ HEIC: "off" }, { heic: false }],
    [{ ...GOOGLE, NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000" }, { nodeEnv: "production" }],
    [{ ...GOOGLE, ...STRIPE, NODE_ENV: "production", STRIPE_SECRET_KEY: "sk_live_7" }, { nodeEnv: "production" }],
    [{ SUPPORT_EMAIL: "help@matte.example" }, { supportEmail: "help@matte.example" }],
    [
      GOOGLE,
      {
        identityProvider: { issuer: new URL("https://accounts.google.com"), clientId: "matte", clientSecret: "word" },
      },
    ],
    [
      { ...GOOGLE, OIDC_ISSUER: "http://localhost:9000/realm" },
      { identityProvider: { issuer: new URL("http://localhost:9000/realm"), clientId: "matte", clientSecret: "word" } },
    ],
  ])("reads %j", (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });

  it.each<[Environment, RegExp]>([
    [{ HOST: "http://localhost" }, /^HOST must be a host name .*, not "http:\/\/localhost"\.$/],
    [{ HOST: "localhost:3000" }, /^HOST must be/],
    [{ HOST: "-a" }, /^HOST must be/],
    [{ PORT: "http" }, /^PORT must be a number from 0 to 65535, not "http"\.$/],
    [{ PORT: "65536" }, /^PORT must be/],
    [{ PORT: "-1" }, /^PORT must be/],
    [{ PORT: "80.5" }, /^PORT must be/],
    [{ PORT: "0x50" }, /^PORT must be/],
    [{ PUBLIC_URL: "matte.example" }, /^PUBLIC_URL must be the product's origin/],
    [{ PUBLIC_URL: "ftp://matte.example" }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: "https://matte.example/app" }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: "https://me@matte.example" }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: "https://matte.example/?a" }, /^PUBLIC_URL must be/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"\.$/],
    [{ TRUST_PROXY: "true" }, /^TRUST_PROXY must be the addresses/],
    [{ TRUST_PROXY: "1" }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: "10.0.0.0/33" }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: "0.0.0.0/0" }, /^TRUST_PROXY must be the addresses/],
    [{ TRUST_PROXY: "::/0" }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: "fe80::1%eth0" }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: "10.0.0.1," }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: "proxy.example" }, /^TRUST_PROXY must be/],
    [{ NODE_ENV: "Production" }, /^NODE_ENV must be production, development, test or unset, not "Production"\.$/],
    [{ NODE_ENV: "prod" }, /^NODE_ENV must be/],
    [{ API_DOCS: "yes" }, /^API_DOCS must be one of on, off/],
    [
      { ...GOOGLE, NODE_ENV: "production", PUBLIC_URL: "http://matte.example" },
      /^PUBLIC_URL is http:\/\/matte\.example, but in production sessions need https/,
    ],
    [{ ...GOOGLE, ...STRIPE, NODE_ENV: "production" }, /^STRIPE_SECRET_KEY is a test key/],
    [
      { ...GOOGLE, ...STRIPE, NODE_ENV: "production", STRIPE_SECRET_KEY: "rk_test_7" },
      /^STRIPE_SECRET_KEY is a test key/,
    ],
    [
      {
        ...GOOGLE,
        ...STRIPE,
        NODE_ENV: "production",
        STRIPE_SECRET_KEY: "sk_live_7",
        STRIPE_API_URL: "http://127.0.0.1:12111",
      },
      /^STRIPE_API_URL is for tests only/,
    ],
    [{ DATABASE_URL: "mysql://me:word@host/matte" }, /^DATABASE_URL must be PostgreSQL's URL, like [^ ]+\.$/],
    [{ DATABASE_URL: "matte" }, /^DATABASE_URL must be/],
    [{ GOOGLE_CLIENT_ID: "matte" }, /^GOOGLE_CLIENT_SECRET is missing: [^\n]+\.$/],
    [{ GOOGLE_CLIENT_SECRET: "word" }, /^GOOGLE_CLIENT_ID is missing: [^\n]+\.$/],
    [{ OIDC_ISSUER: "https://login.example" }, /^GOOGLE_CLIENT_ID is missing.*\nGOOGLE_CLIENT_SECRET is missing/],
    [{ ...GOOGLE, OIDC_ISSUER: "http://login.example" }, /^OIDC_ISSUER must be the provider's URL/],
    [{ ...GOOGLE, OIDC_ISSUER: "login.example" }, /^OIDC_ISSUER must be/],
    [
      { HOST: "0.0.0.0" },
      /^The embedded identity provider is for development only, but HOST is 0\.0\.0\.0: set GOOGLE_CLIENT_ID and/,
    ],
    [{ PUBLIC_URL: "https://matte.example" }, /only, but PUBLIC_URL is https:\/\/matte\.example: set GOOGLE_CLIENT_ID/],
    [{ NODE_ENV: "production" }, /only, but NODE_ENV is production: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or/],
    [{ RATE_LIMIT_REQUESTS: "-1" }, /^RATE_LIMIT_REQUESTS must be a number, or 0 for no limit, not "-1"\.$/],
    [{ RATE_LIMIT_FAILED_AUTH: "many" }, /^RATE_LIMIT_FAILED_AUTH must be/],
    [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN must be at least 16 letters, digits or signs, without spaces\.$/],
    [{ STOP_DELAY_S: "601" }, /^STOP_DELAY_S must be a number of seconds, at most 600, not "601"\.$/],
    [{ SUPPORT_EMAIL: "help" }, /^SUPPORT_EMAIL must be an e-mail address, like [^ ]+, not "help"\.$/],
    [{ ...STRIPE, STRIPE_SECRET_KEY: "pk_live_7" }, /^STRIPE_SECRET_KEY must be a secret key of Stripe’s, [^"]+\.$/m],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: "secret" }, /^STRIPE_WEBHOOK_SECRET must be the signing secret [^"]+\.$/m],
    [
      { ...STRIPE, STRIPE_PRICE_STUDIO: "14.99" },
      /^STRIPE_PRICE_STUDIO must be the id of a recurring price.*"14\.99"\.$/m,
    ],
    [{ ...STRIPE, STRIPE_PRICE_STUDIO: "" }, /^STRIPE_PRICE_STUDIO is missing: selling through Stripe needs all of /],
    [{ STRIPE_SECRET_KEY: "sk_test_7" }, /^STRIPE_WEBHOOK_SECRET is missing.*\nSTRIPE_PRICE_PRO_ANNUAL is missing/],
    [{ ...STRIPE, STRIPE_API_URL: "http://stripe.example" }, /^STRIPE_API_URL must be a URL on this machine/],
  ])("rejects %j with a sentence", (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it("reports all mistakes at once", () => {
    const attempt = (): unknown => readConfig({ PORT: "x", LOG_LEVEL: "y", TRUST_PROXY: "z" });
    expect(attempt).toThrow(/^PORT .*\nLOG_LEVEL .*\nTRUST_PROXY .*$/);
  });
});
