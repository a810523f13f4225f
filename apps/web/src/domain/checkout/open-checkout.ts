/** From a press on "Upgrade to Pro" to the checkout, without losing what is open. */
import type { Offer } from "@matte/engine";
import { hasUnsavedWork } from "../unsaved-work.ts";

/**
 * Leads to the checkout: in this tab, or beside a page that holds work. Call it in a click, or the browser blocks the tab.
 * @param navigate leads this tab to another page of ours
 */
export function openCheckout(offer: Offer, navigate: (path: string) => void): void {
  const path = `/checkout?plan=${offer}`;
  if (!hasUnsavedWork()) navigate(path);
  else openTab(path);
}

/** By a link: it says nothing to the new page of the one it came from, and no blocker of popups minds it. */
function openTab(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
}
