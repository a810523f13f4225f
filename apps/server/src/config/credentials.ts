import type { CredentialFiles } from "./config.ts";
import { parseHttpUrl, parsePath, type Read } from "./values.ts";

/** Reads the certificate for exports' Content Credentials. Null when unset; an incomplete setting is a mistake. */
export function readCredentials(read: Read, mistakes: string[]): CredentialFiles | null {
  const certificate = read("CREDENTIALS_CERT", null, parsePath);
  const key = read("CREDENTIALS_KEY", null, parsePath);
  const timeStamps = read("CREDENTIALS_TSA", null, parseHttpUrl);
  if (certificate !== null && key !== null) return { certificate, key, timeStamps };
  if (certificate !== null) mistakes.push("CREDENTIALS_KEY is missing: CREDENTIALS_CERT needs its private key.");
  if (key !== null) mistakes.push("CREDENTIALS_CERT is missing: CREDENTIALS_KEY is the key of a certificate.");
  if (certificate === null && key === null && timeStamps !== null)
    mistakes.push("CREDENTIALS_CERT and CREDENTIALS_KEY are missing: CREDENTIALS_TSA is for their signatures.");
  return null;
}

/** Sentences by the fault of the files. */
export const CREDENTIAL_PROBLEMS = {
  certificate: "CREDENTIALS_CERT can't be read as a certificate: set the path of a file in PEM.",
  key: "CREDENTIALS_KEY can't be read as a private key: set the path of a file in PEM that the server's user may read.",
  encrypted: "CREDENTIALS_KEY has a password: save the key without it, in a file for the server's user only.",
  open: "CREDENTIALS_KEY is readable for all users of this machine: run chmod 600 on it.",
  "other-key": "CREDENTIALS_KEY isn't the key of CREDENTIALS_CERT.",
  "self-signed": "CREDENTIALS_CERT signs for itself, which readers refuse: use one that an authority issued.",
  early: "CREDENTIALS_CERT isn't valid yet.",
  expired: "CREDENTIALS_CERT ran out.",
  unsuitable: "CREDENTIALS_CERT isn't for signing documents: docs/credentials.md says what a certificate needs.",
} as const;
