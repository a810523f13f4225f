import { hash, randomBytes } from "node:crypto";

/** Returns 256 random bits in base64url, fit for a cookie or a URL. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes a secret for storage: recognises it without revealing it. In hex. */
export function sha256(text: string): string {
  return hash("sha256", text);
}
