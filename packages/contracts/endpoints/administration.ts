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
  readStatistics: endpoint({
    method: "GET",
    path: "/api/stats",
    summary: "Totals and breakdowns of users and images.",
    answer: statistics,
    errors: [],
  }),
  listUsers: endpoint({
    method: "GET",
    path: "/api/users",
    summary: "A page of the list of users, newest first.",
    query: userListQuery,
    answer: userList,
    errors: [],
  }),
  downloadUsers: endpoint({
    method: "GET",
    path: LINKS.usersFile,
    summary: "All users as CSV.",
    errors: [],
  }),
  downloadSubscribers: endpoint({
    method: "GET",
    path: LINKS.subscribersFile,
    summary: "All subscribers of the newsletter as CSV.",
    errors: [],
  }),
  administerUser: endpoint({
    method: "PATCH",
    path: "/api/admin/users/:uid",
    summary: "Sets a user's plan and administrator role.",
    params: uidParams,
    body: changes,
    answer: listedUser,
    errors: ["user-not-found", "nothing-to-change", "own-role"],
  }),
  readAudit: endpoint({
    method: "GET",
    path: "/api/admin/audit",
    summary: "A page of the audit log, newest first.",
    query: auditQuery,
    answer: auditPage,
    errors: [],
  }),
  downloadAudit: endpoint({
    method: "GET",
    path: LINKS.auditFile,
    summary: "The audit log as CSV.",
    errors: [],
  }),
};
