/** The newsletter's list. Requests for an address on the list and for any other have the same answer. */
import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { newsletterAnswer, newsletterRequest, unsubscribeQuery } from "../newsletter.ts";

/** Bytes of a form. */
const bodyLimit = 4096;

export const newsletter = {
  subscribe: endpoint({
    method: "POST",
    path: LINKS.newsletter,
    summary: "Adds an address; a form without a script is redirected to the page.",
    body: newsletterRequest,
    bodyLimit,
    answer: newsletterAnswer,
    errors: ["email-invalid", "consent-required"],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: LINKS.unsubscribe,
    summary: "Removes the address of a token: one click in a mail program, or the page's form.",
    query: unsubscribeQuery,
    bodyLimit,
    answer: newsletterAnswer,
    errors: [],
  }),
};
