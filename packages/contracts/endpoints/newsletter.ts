/** The newsletter list. Addresses on the list and others get the same answer. */
import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { newsletterAnswer, newsletterRequest, subscriptionAnswer, tokenQuery } from "../newsletter.ts";

/** Bytes in a form. */
const bodyLimit = 4096;

export const newsletter = {
  /** Adds an address, or sends it a link for adding it; a form without a script is redirected to the page. */
  subscribe: endpoint({
    method: "POST",
    path: LINKS.newsletter,
    body: newsletterRequest,
    bodyLimit,
    answer: subscriptionAnswer,
    errors: ["email-invalid", "consent-required"],
  }),
  confirmSubscription: endpoint({
    method: "POST",
    path: LINKS.confirmSubscription,
    query: tokenQuery,
    bodyLimit,
    answer: newsletterAnswer,
    errors: ["confirmation-expired"],
  }),
  /** Removes a token's address: one click in a mail program, or the page's form. */
  unsubscribe: endpoint({
    method: "POST",
    path: LINKS.unsubscribe,
    query: tokenQuery,
    bodyLimit,
    answer: newsletterAnswer,
    errors: [],
  }),
};
