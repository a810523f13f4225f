import { hash, randomBytes } from "node:crypto";

/** 256 bits that nobody can guess, fit for a cookie or an address. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: enough to know it again, not enough to tell it. In hexadecimal. */
export function sha256(text: string): string {
  return hash("sha256", text);
}
