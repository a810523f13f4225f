/** The dashboard of administrators. */
import {
  administration as changes,
  auditPage,
  auditQuery,
  listedUser,
  statistics,
  userList,
  userListQuery,
} from "../administration.ts";
import { endpoint } from "../endpoint.ts";
import { LINKS } from "../links.ts";
import { uidParams } from "../users.ts";

export const administration = {
  /** Totals and breakdowns of users and images. */
  readStatistics: endpoint({
    method: "GET",
    path: "/api/stats",
    answer: statistics,
    errors: [],
  }),
  /** A page of the list of users, newest first. */
  listUsers: endpoint({
    method: "GET",
    path: "/api/users",
    query: userListQuery,
    answer: userList,
    errors: [],
  }),
  /** All users as CSV. */
  downloadUsers: endpoint({
    method: "GET",
    path: LINKS.usersFile,
    errors: [],
  }),
  /** All subscribers of the newsletter as CSV. */
  downloadSubscribers: endpoint({
    method: "GET",
    path: LINKS.subscribersFile,
    errors: [],
  }),
  /** Sets a user's plan and administrator role. */
  administerUser: endpoint({
    method: "PATCH",
    path: "/api/admin/users/:uid",
    params: uidParams,
    body: changes,
    answer: listedUser,
    errors: ["user-not-found", "nothing-to-change", "own-role", "sign-in-too-old"],
  }),
  /** A page of the audit log, newest first. */
  readAudit: endpoint({
    method: "GET",
    path: "/api/admin/audit",
    query: auditQuery,
    answer: auditPage,
    errors: [],
  }),
  /** The audit log as CSV. */
  downloadAudit: endpoint({
    method: "GET",
    path: LINKS.auditFile,
    errors: [],
  }),
};
