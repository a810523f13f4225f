import { accountExport } from "../account.ts";
import { endpoint } from "../endpoint.ts";
import { uidParams } from "../users.ts";

export const accountExports = {
  /** All the user's data, as a file. */
  exportUser: endpoint({
    method: "GET",
    path: "/api/users/:uid/export",
    params: uidParams,
    answer: accountExport,
    errors: ["user-not-found"],
  }),
};
