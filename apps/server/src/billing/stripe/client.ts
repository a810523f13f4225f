import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";

const PATIENCE_MS = 10_000;

/** Stripe's own library, loaded only where it is used. */
export async function openStripe({ secretKey, api }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const elsewhere = api === null ? {} : { protocol: "http" as const, host: api.hostname, port: api.port };
  return new Client(secretKey, { ...elsewhere, maxNetworkRetries: 2, timeout: PATIENCE_MS, telemetry: false });
}

/** Whether Stripe answered that there is no such thing any more. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "resource_missing";
}
