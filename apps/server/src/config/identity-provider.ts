import type { IdentityProvider } from "./config.ts";
import { parseIssuer, parseText, type Read } from "./values.ts";

const GOOGLE = new URL("https://accounts.google.com");

/** Reads the identity provider: Google, or `OIDC_ISSUER`. Null when unset; an incomplete setting is a mistake. */
export function readIdentityProvider(read: Read, mistakes: string[]): IdentityProvider | null {
  const issuer = read<URL | null>("OIDC_ISSUER", null, parseIssuer);
  const clientId = read("GOOGLE_CLIENT_ID", "", parseText);
  const clientSecret = read("GOOGLE_CLIENT_SECRET", "", parseText, "hidden");
  if (issuer === null && clientId === "" && clientSecret === "") return null;
  const missing = [
    ...(clientId === "" ? ["GOOGLE_CLIENT_ID"] : []),
    ...(clientSecret === "" ? ["GOOGLE_CLIENT_SECRET"] : []),
  ];
  for (const name of missing) mistakes.push(`${name} is missing: the identity provider issues it to its clients.`);
  return { issuer: issuer ?? GOOGLE, clientId, clientSecret };
}
