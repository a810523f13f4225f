import { EVERYWHERE, productAddress } from "./address.ts";
import type { Config } from "./config.ts";

/**
 * What is no mistake, and probably not meant either.
 * @param port the one that is really listened on
 * @returns a sentence for each
 */
export function configWarnings(config: Config, port: number): string[] {
  const { host, publicUrl, identityProvider } = config;
  if (identityProvider === null || publicUrl !== null || !EVERYWHERE.has(host)) return [];
  const address = productAddress(config, port);
  return [
    `HOST is ${host}, but PUBLIC_URL is not set: the identity provider sends people back to ${address}, so that only ` +
      "somebody on this machine can sign in. Set PUBLIC_URL to the address that people open.",
  ];
}
