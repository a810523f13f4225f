/** Development checkout pages, without script or style. */
import { endpoints } from "@matte/contracts";
import { offerTerms, planName, type Offer } from "@matte/engine";
import { plans } from "@matte/messages/plans";
import { serverPages } from "@matte/messages/server-pages";
import type { LiveSubscription } from "../../domain/payments.ts";
import { escapeHtml, htmlPage } from "../../http/html.ts";
import { checkoutPage } from "../checkout-page.ts";

const { checkout } = serverPages;

export function payPage(offer: Offer, email: string): string {
  const terms = offerTerms(offer);
  const order = checkout.order(plans.monthly(terms), plans.billing(terms), email);
  return page(`<p><strong>${escapeHtml(terms.name)}</strong>, ${escapeHtml(order)}</p>
${form(`${endpoints.payInDevelopment.path}?plan=${offer}`, checkout.pay)}
<p><a href="${escapeHtml(checkoutPage(offer, "cancelled"))}">${escapeHtml(checkout.cancel)}</a></p>`);
}

/** Renders the page in place of a payment partner's customer portal. */
export function subscriptionPage(subscription: LiveSubscription | undefined): string {
  const state =
    subscription === undefined
      ? `<p>${escapeHtml(checkout.noSubscription)}</p>`
      : `<p>${escapeHtml(checkout.subscribedTo)} <strong>${escapeHtml(planName(subscription.plan))}</strong>.</p>
${form(endpoints.cancelInDevelopment.path, checkout.cancelSubscription)}`;
  return page(`${state}
<p><a href="/account">${escapeHtml(checkout.back)}</a></p>`);
}

function form(url: string, button: string): string {
  return `<form method="post" action="${escapeHtml(url)}">
<p><button type="submit">${escapeHtml(button)}</button></p>
</form>`;
}

function page(body: string): string {
  const title = escapeHtml(checkout.title);
  return htmlPage(checkout.title, `<h1>${title}</h1>\n<p>${escapeHtml(checkout.notice)}</p>\n${body}`);
}
