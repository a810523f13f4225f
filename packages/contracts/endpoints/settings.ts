/** Settings stored with the account. */
import { endpoint } from "../endpoint.ts";
import { SETTINGS_LIMIT } from "../limits.ts";
import { userSettings } from "../user-settings.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/settings";
const params = uidParams;

export const settings = {
  readSettings: endpoint({
    method: "GET",
    path,
    params,
    answer: userSettings,
    errors: ["user-not-found", "plan-required"],
  }),
  /** Merges a device's choices, each setting's later choice wins; answers with all settings. */
  mergeSettings: endpoint({
    method: "PUT",
    path,
    params,
    body: userSettings,
    bodyLimit: SETTINGS_LIMIT,
    answer: userSettings,
    errors: ["user-not-found", "plan-required", "field-protected"],
  }),
};
