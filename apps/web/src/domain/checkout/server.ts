/** Buying over HTTP: `POST /api/checkout`, `POST /api/billing-portal` and `GET /api/users/:uid/billing`. */
import type { BillingAnswer } from "@matte/contracts";
import type { Offer } from "@matte/engine";
import { request, type DataConnection } from "../data/index.ts";

/** @returns where the offer is paid @throws {Error} with a sentence that may be shown */
export function beginCheckout(connection: DataConnection, offer: Offer): Promise<string> {
  const headers = { "content-type": "application/json" };
  return addressFrom(connection, "/api/checkout", { headers, body: JSON.stringify({ offer }) });
}

/** @returns where what is paid for is changed and cancelled @throws {Error} with a sentence that may be shown */
export function openPortal(connection: DataConnection): Promise<string> {
  return addressFrom(connection, "/api/billing-portal", {});
}

/** @throws {Error} when there was no telling */
export async function loadBilling(connection: DataConnection, uid: string): Promise<BillingAnswer> {
  const { billingAnswer, parseAnswer } = await import("@matte/contracts");
  const path = `/api/users/${encodeURIComponent(uid)}/billing`;
  const response = await request(connection, path, { cache: "no-store" });
  const answer = parseAnswer(billingAnswer, await response.json());
  if (answer === undefined) throw new Error(`${path} answered ${response.status}.`);
  return answer;
}

const SILENCE = "The server does not answer. Try again in a moment.";

async function addressFrom(connection: DataConnection, path: string, init: RequestInit): Promise<string> {
  const { billingUrl, errorSentence, parseAnswer } = await import("@matte/contracts");
  const body = await request(connection, path, { ...init, method: "POST" })
    .then((response): Promise<unknown> => response.json())
    .catch(() => undefined);
  const url = parseAnswer(billingUrl, body)?.url;
  if (url === undefined) throw new Error(errorSentence(body, SILENCE));
  return url;
}
