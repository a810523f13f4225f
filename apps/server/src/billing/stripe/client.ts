import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";

const TIMEOUT_MS = 10_000;

/** Loads Stripe's library, which only some servers need. */
export async function openStripe({ secretKey, api }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const local = api === null ? {} : { protocol: "http" as const, host: api.hostname, port: api.port };
  return new Client(secretKey, { ...local, maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false });
}

/** True for an error that says that the object no longer exists at Stripe. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "resource_missing";
}
