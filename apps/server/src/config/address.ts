import type { Config } from "./config.ts";

/** Where people reach the product. @param port the one that is really listened on */
export function productAddress(config: Config, port: number): string {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  return `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${String(port)}`;
}
