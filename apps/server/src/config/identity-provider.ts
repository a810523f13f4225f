import type { IdentityProvider } from "./config.ts";
import { parseIssuer, parseText, type Read } from "./values.ts";

const GOOGLE = new URL("https://accounts.google.com");

/** Google, or whoever `OIDC_ISSUER` names; null when nothing is set. What is half set is a mistake. */
export function readIdentityProvider(read: Read, complaints: string[]): IdentityProvider | null {
  const issuer = read<URL | null>("OIDC_ISSUER", null, parseIssuer);
  const clientId = read("GOOGLE_CLIENT_ID", "", parseText);
  const clientSecret = read("GOOGLE_CLIENT_SECRET", "", parseText, "hidden");
  if (issuer === null && clientId === "" && clientSecret === "") return null;
  const missing = [
    ...(clientId === "" ? ["GOOGLE_CLIENT_ID"] : []),
    ...(clientSecret === "" ? ["GOOGLE_CLIENT_SECRET"] : []),
  ];
  for (const name of missing) complaints.push(`${name} is missing: the identity provider gives it to its clients.`);
  return { issuer: issuer ?? GOOGLE, clientId, clientSecret };
}
