/** Logos that are stored with the account. */
import { endpoint } from "../endpoint.ts";
import { LOGO_LIMIT } from "../limits.ts";
import { logoParams, logoQuery, logosAnswer } from "../logos.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/logo";
const answer = logosAnswer;

export const logos = {
  listLogos: endpoint({
    method: "GET",
    path,
    summary: "The user's logos, without their pictures.",
    params: uidParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
  readLogo: endpoint({
    method: "GET",
    path: `${path}/:matte`,
    summary: "The picture of a logo, as PNG.",
    params: logoParams,
    errors: ["user-not-found", "plan-required", "logo-not-found"],
  }),
  saveLogo: endpoint({
    method: "PUT",
    path: `${path}/:matte`,
    summary: "Stores a PNG as the logo for a matte; answers with all logos.",
    params: logoParams,
    query: logoQuery,
    bodyType: "image/png",
    bodyLimit: LOGO_LIMIT.bytes,
    answer,
    errors: ["user-not-found", "plan-required", "field-protected", "logo-invalid"],
  }),
  deleteLogo: endpoint({
    method: "DELETE",
    path: `${path}/:matte`,
    summary: "Deletes the logo for a matte; answers with all logos.",
    params: logoParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
};
