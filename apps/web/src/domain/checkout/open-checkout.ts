/** Opens the checkout without losing open photos. */
import type { Offer } from "@matte/engine";
import { pagePath } from "#lib/page-path.ts";
import { hasUnsavedWork } from "../unsaved-work.ts";

/**
 * Opens the checkout in this tab, or in another one if this page has unsaved work. Call it in a click, or the browser blocks the
 * tab.
 * @param navigate opens another page of the app in this tab
 */
export function openCheckout(offer: Offer, navigate: (path: string) => void): void {
  const path = `/checkout?plan=${offer}`;
  if (!hasUnsavedWork()) navigate(path);
  else openTab(pagePath(path));
}

/** Uses a link, which gives the new page no reference to this one, and which popup blockers allow. */
function openTab(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
}
