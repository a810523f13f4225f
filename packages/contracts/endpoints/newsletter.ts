/** The newsletter's list. Requests for an address on the list and for any other have the same answer. */
import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { newsletterAnswer, newsletterRequest, subscriptionAnswer, tokenQuery } from "../newsletter.ts";

/** Bytes of a form. */
const bodyLimit = 4096;

export const newsletter = {
  /** Adds an address, or sends a link to it that adds it; a form without a script is redirected to the page. */
  subscribe: endpoint({
    method: "POST",
    path: LINKS.newsletter,
    body: newsletterRequest,
    bodyLimit,
    answer: subscriptionAnswer,
    errors: ["email-invalid", "consent-required"],
  }),
  /** Adds the address to which the link with the token was sent. */
  confirmSubscription: endpoint({
    method: "POST",
    path: LINKS.confirmSubscription,
    query: tokenQuery,
    bodyLimit,
    answer: newsletterAnswer,
    errors: ["confirmation-expired"],
  }),
  /** Removes the address of a token: one click in a mail program, or the page's form. */
  unsubscribe: endpoint({
    method: "POST",
    path: LINKS.unsubscribe,
    query: tokenQuery,
    bodyLimit,
    answer: newsletterAnswer,
    errors: [],
  }),
};
