import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";

const TIMEOUT_MS = 10_000;
/** A call without an answer fails after 20 s. */
const RETRIES = 1;

/** Loads Stripe's library, which only some servers need. */
export async function openStripe({ secretKey, api }: StripeSettings, timeoutMs = TIMEOUT_MS): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const local = api === null ? {} : { protocol: "http" as const, host: api.hostname, port: api.port };
  // Node's client limits silence only: an answer byte by byte could take for ever.
  const httpClient = Client.createFetchHttpClient();
  return new Client(secretKey, {
    ...local,
    maxNetworkRetries: RETRIES,
    timeout: timeoutMs,
    telemetry: false,
    httpClient,
  });
}

/** True when Stripe reports the object as gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "resource_missing";
}
