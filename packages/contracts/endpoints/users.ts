import { endpoint } from "../endpoint.ts";
import { deletionAnswer, uidParams, userChanges, userCreation, userDocument } from "../users.ts";

const path = "/api/users/:uid";
const params = uidParams;

export const users = {
  readUser: endpoint({
    method: "GET",
    path,
    params,
    answer: userDocument,
    errors: ["user-not-found"],
  }),
  /** Creates the user's document at the first sign-in; changes nothing if there is one. */
  createUser: endpoint({
    method: "POST",
    path,
    params,
    body: userCreation,
    answer: userDocument,
    errors: ["user-not-found", "field-protected"],
  }),
  /** Replaces fields in the user's document. */
  changeUser: endpoint({
    method: "PATCH",
    path,
    params,
    body: userChanges,
    answer: userDocument,
    errors: ["user-not-found", "field-protected", "answers-of-another-user", "nothing-to-change"],
  }),
  /** Cancels the user's subscription and deletes all the user's data. */
  deleteUser: endpoint({
    method: "DELETE",
    path,
    params,
    answer: deletionAnswer,
    errors: ["user-not-found", "sign-in-too-old", "subscription-not-cancelled"],
  }),
};
