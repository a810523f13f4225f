import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";

const TIMEOUT_MS = 10_000;
/** A call that gets no answer fails after 20 s. */
const RETRIES = 1;

/** Loads Stripe's library, which only some servers need. */
export async function openStripe({ secretKey, api }: StripeSettings, timeoutMs = TIMEOUT_MS): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const local = api === null ? {} : { protocol: "http" as const, host: api.hostname, port: api.port };
  // Node's client limits silence only, so that an answer byte by byte could take for ever.
  const httpClient = Client.createFetchHttpClient();
  return new Client(secretKey, {
    ...local,
    maxNetworkRetries: RETRIES,
    timeout: timeoutMs,
    telemetry: false,
    httpClient,
  });
}

/** True for an error that says that the object no longer exists at Stripe. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "resource_missing";
}
