import type { Config } from "./config.ts";

/** Hosts that a server listens on but nobody can open: all of the machine's addresses at once. */
export const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Where people reach the product. @param port the one that is really listened on */
export function productAddress(config: Config, port: number): string {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  const host = EVERYWHERE.has(config.host) ? "127.0.0.1" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${String(port)}`;
}

/** Where Studio's users write to. By RFC 2142 §3 every host that helps people has such a mailbox. */
export function supportAddress({ supportEmail }: Config, origin: string): string {
  return supportEmail ?? `support@${new URL(origin).hostname}`;
}
