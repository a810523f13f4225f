/** The newsletter's list. Requests for an address on the list and for any other have the same answer. */
import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { newsletterAnswer, newsletterRequest, unsubscribeQuery } from "../newsletter.ts";

/** Bytes of a form. */
const bodyLimit = 4096;

export const newsletter = {
  /** Adds an address; a form without a script is redirected to the page. */
  subscribe: endpoint({
    method: "POST",
    path: LINKS.newsletter,
    body: newsletterRequest,
    bodyLimit,
    answer: newsletterAnswer,
    errors: ["email-invalid", "consent-required"],
  }),
  /** Removes the address of a token: one click in a mail program, or the page's form. */
  unsubscribe: endpoint({
    method: "POST",
    path: LINKS.unsubscribe,
    query: unsubscribeQuery,
    bodyLimit,
    answer: newsletterAnswer,
    errors: [],
  }),
};
