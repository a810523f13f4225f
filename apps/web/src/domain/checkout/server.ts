/** Calls about buying a plan and managing subscriptions. */
import type { BillingAnswer } from "@matte/contracts";
import type { Offer } from "@matte/engine";
import { checkout } from "@matte/messages/checkout";
import { pagePath } from "#lib/page-path.ts";
import type { DataConnection } from "../data/index.ts";
import { callThrough, failureText } from "../server/index.ts";
import { hasUnsavedWork } from "../unsaved-work.ts";

/** @returns URL for buying the offer @throws {Error} with a text for the user */
export function beginCheckout(connection: DataConnection, offer: Offer): Promise<string> {
  return urlIn(callThrough(connection)("beginCheckout", { body: { offer } }));
}

/** @returns URL for managing subscriptions @throws {Error} with a text for the user */
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

/**
 * Opens the checkout in this tab, or in another one if this page has unsaved work. Call it in a click, or the browser blocks the
 * tab.
 * @param navigate opens another app page in this tab
 */
export function openCheckout(offer: Offer, navigate: (path: string) => void): void {
  const path = `/checkout?plan=${offer}`;
  if (!hasUnsavedWork()) navigate(path);
  else openTab(pagePath(path));
}

/** Uses a link: it gives the new page no reference to this one, and popup blockers allow it. */
function openTab(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
}
