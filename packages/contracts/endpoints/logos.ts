import { endpoint } from "../endpoint.ts";
import { LOGO_LIMIT } from "../limits.ts";
import { keptLogoParams, keptLogoQuery, keptLogosAnswer, logoParams, logoQuery, logosAnswer } from "../logos.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/logo";
const answer = logosAnswer;
const library = "/api/users/:uid/logos";

export const logos = {
  listLogos: endpoint({
    method: "GET",
    path,
    params: uidParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
  /** A logo's picture, as PNG. */
  readLogo: endpoint({
    method: "GET",
    path: `${path}/:matte`,
    params: logoParams,
    errors: ["user-not-found", "plan-required", "logo-not-found"],
  }),
  /** Stores a PNG as the logo for a matte; answers with all logos. */
  saveLogo: endpoint({
    method: "PUT",
    path: `${path}/:matte`,
    params: logoParams,
    query: logoQuery,
    bodyType: "image/png",
    bodyLimit: LOGO_LIMIT.bytes,
    answer,
    errors: [
      "user-not-found",
      "plan-required",
      "field-protected",
      "logo-invalid",
      "image-checker-busy",
      "image-not-checked",
    ],
  }),
  /** Deletes the logo for a matte; answers with all logos. */
  deleteLogo: endpoint({
    method: "DELETE",
    path: `${path}/:matte`,
    params: logoParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
  /** The account's library, by place. */
  listKeptLogos: endpoint({
    method: "GET",
    path: library,
    params: uidParams,
    answer: keptLogosAnswer,
    errors: ["user-not-found", "plan-required"],
  }),
  /** A picture in the library, as PNG. */
  readKeptLogo: endpoint({
    method: "GET",
    path: `${library}/:place`,
    params: keptLogoParams,
    errors: ["user-not-found", "plan-required", "logo-not-found"],
  }),
  /** Stores a PNG at a place in the library; answers with the library. */
  saveKeptLogo: endpoint({
    method: "PUT",
    path: `${library}/:place`,
    params: keptLogoParams,
    query: keptLogoQuery,
    bodyType: "image/png",
    bodyLimit: LOGO_LIMIT.bytes,
    answer: keptLogosAnswer,
    errors: [
      "user-not-found",
      "plan-required",
      "field-protected",
      "logo-invalid",
      "image-checker-busy",
      "image-not-checked",
    ],
  }),
  /** Deletes a logo from the library; answers with the library. */
  deleteKeptLogo: endpoint({
    method: "DELETE",
    path: `${library}/:place`,
    params: keptLogoParams,
    answer: keptLogosAnswer,
    errors: ["user-not-found", "plan-required"],
  }),
};
