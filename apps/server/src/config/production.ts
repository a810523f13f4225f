import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/**
 * Finds settings exposing a public server's users.
 * @returns one sentence per problem
 */
export function productionProblems({ nodeEnv, publicUrl, payments }: Config): string[] {
  if (nodeEnv !== "production") return [];
  const problems: string[] = [];
  if (isUnencrypted(publicUrl))
    problems.push(
      `PUBLIC_URL is ${publicUrl?.origin}, but in production sessions need https: put a proxy with TLS in front.`,
    );
  if (payments !== null && payments !== "development") {
    if (/^[sr]k_test_/.test(payments.secretKey))
      problems.push("STRIPE_SECRET_KEY is a test key, with which plans cost nothing: set a live key in production.");
    if (payments.api !== null) problems.push("STRIPE_API_URL is for tests only: leave it unset in production.");
  }
  return problems;
}

/** True for plain http to another machine. */
export function isUnencrypted(url: URL | null): boolean {
  return url?.protocol === "http:" && !isLoopback(url.hostname);
}
