/** Referrals: a month for those who pass a look on, and for those who come by it and pay. */
import { endpoint } from "./endpoint.ts";
import { REFERRAL_LIMIT } from "./referral-limits.ts";
import { arrivalAnswer, codeParams, openingAnswer, referralAnswer, referralArrival } from "./referrals.ts";
import { uidParams } from "./users.ts";

const path = "/api/users/:uid/referral";

export const referralEndpoints = {
  readReferral: endpoint({
    method: "GET",
    path,
    params: uidParams,
    answer: referralAnswer,
    errors: ["user-not-found"],
  }),
  /** Gives the user a code for links; the same one each time. */
  createReferral: endpoint({
    method: "POST",
    path,
    params: uidParams,
    answer: referralAnswer,
    errors: ["user-not-found", "checkout-closed"],
  }),
  /** Says by which link the user of a new account came. */
  reportArrival: endpoint({
    method: "PUT",
    path,
    params: uidParams,
    body: referralArrival,
    bodyLimit: REFERRAL_LIMIT.bytes,
    answer: arrivalAnswer,
    errors: ["user-not-found", "field-protected"],
  }),
  /** Counts the opening of a sender's link. Nothing about the visitor is stored. */
  countOpening: endpoint({
    method: "POST",
    path: "/api/referrals/:code/openings",
    params: codeParams,
    answer: openingAnswer,
    errors: [],
  }),
};
