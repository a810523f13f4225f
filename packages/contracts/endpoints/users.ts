/** The user's document and account. */
import { accountExport } from "../account.ts";
import { endpoint } from "../endpoint.ts";
import { deletionAnswer, uidParams, userChanges, userCreation, userDocument } from "../users.ts";

const path = "/api/users/:uid";
const params = uidParams;

export const users = {
  readUser: endpoint({
    method: "GET",
    path,
    summary: "The user's document.",
    params,
    answer: userDocument,
    errors: ["user-not-found"],
  }),
  createUser: endpoint({
    method: "POST",
    path,
    summary: "Creates the user's document at the first sign-in; changes nothing where there is one.",
    params,
    body: userCreation,
    answer: userDocument,
    errors: ["user-not-found", "field-protected"],
  }),
  changeUser: endpoint({
    method: "PATCH",
    path,
    summary: "Replaces fields of the user's document.",
    params,
    body: userChanges,
    answer: userDocument,
    errors: ["user-not-found", "field-protected", "answers-of-another-user", "nothing-to-change"],
  }),
  deleteUser: endpoint({
    method: "DELETE",
    path,
    summary: "Cancels the user's subscription and deletes everything that is stored for the user.",
    params,
    answer: deletionAnswer,
    errors: ["user-not-found", "subscription-not-cancelled"],
  }),
  exportUser: endpoint({
    method: "GET",
    path: `${path}/export`,
    summary: "Everything that is stored for the user, as a file.",
    params,
    answer: accountExport,
    errors: ["user-not-found"],
  }),
};
