import { ALL_ADDRESSES, productOrigin } from "./urls.ts";
import type { Config } from "./config.ts";

/**
 * Valid settings that are probably not intended.
 * @param port on which the server listens
 * @returns one sentence per warning
 */
export function configWarnings(config: Config, port: number): string[] {
  const { host, publicUrl, identityProvider } = config;
  if (identityProvider === null || publicUrl !== null || !ALL_ADDRESSES.has(host)) return [];
  const origin = productOrigin(config, port);
  return [
    `HOST is ${host}, but PUBLIC_URL is not set: the identity provider redirects to ${origin}, so that only ` +
      "users on this machine can sign in. Set PUBLIC_URL to the product’s public URL.",
  ];
}
