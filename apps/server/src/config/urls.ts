import type { Config } from "./config.ts";

/** Hosts that listen on all addresses of the machine, and which no browser can open. */
export const ALL_ADDRESSES: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Origin of the product's URLs. @param port on which the server listens */
export function productOrigin(config: Config, port: number): string {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  const host = ALL_ADDRESSES.has(config.host) ? "127.0.0.1" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${String(port)}`;
}

/** E-mail address for users with priority support. By default the mailbox that RFC 2142 §3 defines for every host. */
export function supportEmailOf(config: Config, origin: string): string {
  return config.supportEmail ?? `support@${new URL(origin).hostname}`;
}
