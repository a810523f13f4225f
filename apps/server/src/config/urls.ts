import type { Config } from "./config.ts";

/** Hosts for listening on all addresses, useless in a browser. */
export const ALL_ADDRESSES: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Returns the product's origin. @param port the listening port */
export function productOrigin(config: Config, port: number): string {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  const host = ALL_ADDRESSES.has(config.host) ? "127.0.0.1" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${String(port)}`;
}

/** Returns the priority support address. By default the mailbox defined for every host by RFC 2142 §3. */
export function supportEmailOf(config: Config, origin: string): string {
  return config.supportEmail ?? `support@${new URL(origin).hostname}`;
}
