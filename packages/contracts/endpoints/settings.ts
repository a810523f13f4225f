/** Settings that are stored with the account. */
import { endpoint } from "../endpoint.ts";
import { userSettings } from "../user-settings.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/settings";
const params = uidParams;

export const settings = {
  readSettings: endpoint({
    method: "GET",
    path,
    summary: "All stored settings.",
    params,
    answer: userSettings,
    errors: ["user-not-found", "plan-required"],
  }),
  mergeSettings: endpoint({
    method: "PUT",
    path,
    summary: "Merges choices of a device, the later choice of each setting wins; answers with all settings.",
    params,
    body: userSettings,
    answer: userSettings,
    errors: ["user-not-found", "plan-required", "field-protected"],
  }),
};
