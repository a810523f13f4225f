/** Calls about buying a plan and managing subscriptions. */
import type { BillingAnswer } from "@matte/contracts";
import type { Offer } from "@matte/engine";
import { checkout } from "@matte/messages/checkout";
import type { DataConnection } from "../data/index.ts";
import { callThrough, failureText } from "../server/index.ts";

/** @returns URL at which the offer is bought @throws {Error} with a text for the user */
export function beginCheckout(connection: DataConnection, offer: Offer): Promise<string> {
  return urlIn(callThrough(connection)("beginCheckout", { body: { offer } }));
}

/** @returns URL at which subscriptions are managed @throws {Error} with a text for the user */
export function openPortal(connection: DataConnection): Promise<string> {
  return urlIn(callThrough(connection)("openPortal", {}));
}

/** @throws {Error} without an answer */
export function loadBilling(connection: DataConnection, uid: string): Promise<BillingAnswer> {
  return callThrough(connection)("readBilling", { params: { uid } });
}

async function urlIn(answer: Promise<{ readonly url: string }>): Promise<string> {
  try {
    return (await answer).url;
  } catch (error) {
    throw new Error(failureText(error, checkout.noAnswer), { cause: error });
  }
}
