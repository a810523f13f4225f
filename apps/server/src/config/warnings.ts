import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";
import { isUnencrypted } from "./production.ts";
import { ALL_ADDRESSES, productOrigin } from "./urls.ts";

/**
 * Finds valid but probably unintended settings.
 * @param port the listening port
 * @returns one sentence per warning
 */
export function configWarnings(config: Config, port: number): string[] {
  return [
    publicUrlWarning(config, port),
    passwordWarning(config),
    proxyWarning(config),
    s3Warning(config),
    databaseWarning(config),
  ].filter((warning) => warning !== null);
}

function publicUrlWarning(config: Config, port: number): string | null {
  const { host, publicUrl, identityProvider } = config;
  if (identityProvider === null) return null;
  if (isUnencrypted(publicUrl))
    return `PUBLIC_URL is ${publicUrl?.origin}: without https others in the network can read and take over sessions.`;
  if (publicUrl !== null || isLoopback(host)) return null;
  if (!ALL_ADDRESSES.has(host))
    return `HOST is ${host}, but PUBLIC_URL is not set: without https others in the network can read and take over sessions.`;
  const origin = productOrigin(config, port);
  return (
    `HOST is ${host}, but PUBLIC_URL is not set: the identity provider redirects to ${origin}, so that only ` +
    "users on this machine can sign in. Set PUBLIC_URL to the product’s public URL."
  );
}

function passwordWarning({ privateMode, host, publicUrl }: Config): string | null {
  if (privateMode === null || publicUrl?.protocol === "https:") return null;
  const url = publicUrl ?? new URL("http://localhost");
  if (isLoopback(url.hostname) && isLoopback(host)) return null;
  return "PRIVATE is on without https: others in the network can read the password. Put a proxy with TLS in front.";
}

function proxyWarning({ publicUrl, trustProxy }: Config): string | null {
  if (publicUrl?.protocol !== "https:" || trustProxy.length > 0) return null;
  return (
    "PUBLIC_URL is https, but TRUST_PROXY is not set: all users count as the proxy in front, so that limits of one " +
    "address concern everyone. Set TRUST_PROXY to the proxy’s address."
  );
}

function s3Warning({ s3 }: Config): string | null {
  if (!isUnencrypted(s3?.endpoint ?? null)) return null;
  return `S3_ENDPOINT is ${s3?.endpoint?.origin}: pictures cross the network unencrypted. Use https.`;
}

/** Without `sslmode` the connection has no TLS. @see https://node-postgres.com/features/ssl */
function databaseWarning({ databaseUrl }: Config): string | null {
  if (databaseUrl === null) return null;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  const isLocal = host === "" || host.startsWith("/") || isLoopback(host);
  if (isLocal || /^(?:prefer|require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "")) return null;
  return "DATABASE_URL has no sslmode=verify-full: the connection to PostgreSQL is not encrypted.";
}
