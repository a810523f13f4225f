/** The development checkout's pages: no script and no style of their own. */
import { billingText, monthlyPrice, offerTerms, planName, type Offer } from "@matte/engine";
import { escapeHtml, htmlPage } from "../../auth/html.ts";
import type { LiveSubscription } from "../../domain/payments.ts";
import { checkoutPage } from "../checkout-page.ts";
import { DEVELOPMENT_CHECKOUT } from "./payments.ts";

const TITLE = "Development checkout";
const WARNING = "This is Matte’s own checkout for development and tests. It takes no money.";

export function payPage(offer: Offer, email: string): string {
  const terms = offerTerms(offer);
  return page(`<p>${WARNING}</p>
<p><strong>${terms.name}</strong>, $${monthlyPrice(terms)} per month, ${billingText(terms)}, for ${escapeHtml(email)}</p>
${form(`?plan=${offer}`, "Pay (test)")}
<p><a href="${escapeHtml(checkoutPage(offer, "cancelled"))}">Cancel</a></p>`);
}

/** What the customer portal is at a payment partner. */
export function subscriptionPage(subscription: LiveSubscription | undefined): string {
  const state =
    subscription === undefined
      ? "<p>Nothing is paid for.</p>"
      : `<p>You pay for <strong>${planName(subscription.plan)}</strong>.</p>
${form("/subscription", "Cancel subscription (test)")}`;
  return page(`<p>${WARNING}</p>
${state}
<p><a href="/account">Back to your account</a></p>`);
}

function form(path: string, button: string): string {
  return `<form method="post" action="${escapeHtml(DEVELOPMENT_CHECKOUT + path)}">
<p><button type="submit">${button}</button></p>
</form>`;
}

function page(body: string): string {
  return htmlPage(TITLE, `<h1>${TITLE}</h1>\n${body}`);
}
