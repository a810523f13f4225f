/** Profiles; every endpoint answers with all the user's profiles, in their order. */
import { endpoint } from "./endpoint.ts";
import { PROFILE_LIMIT } from "./profile-limits.ts";
import { profileContents, profileOrder, profileParams, profilesAnswer } from "./profiles.ts";
import { uidParams } from "./users.ts";

const path = "/api/users/:uid/profiles";
const answer = profilesAnswer;

export const profileEndpoints = {
  listProfiles: endpoint({ method: "GET", path, params: uidParams, answer, errors: ["user-not-found"] }),
  /** Creates or replaces a profile; a new one is the last. */
  saveProfile: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    params: profileParams,
    body: profileContents,
    bodyLimit: PROFILE_LIMIT.bytes,
    answer,
    errors: ["user-not-found", "plan-required", "field-protected", "too-many-profiles"],
  }),
  deleteProfile: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    params: profileParams,
    answer,
    errors: ["user-not-found"],
  }),
  orderProfiles: endpoint({
    method: "PUT",
    path,
    params: uidParams,
    body: profileOrder,
    answer,
    errors: ["user-not-found", "field-protected"],
  }),
};
