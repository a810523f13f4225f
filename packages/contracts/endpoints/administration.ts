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
  /** Totals and breakdowns about users and images. */
  readStatistics: endpoint({
    method: "GET",
    path: "/api/stats",
    answer: statistics,
    errors: [],
  }),
  listUsers: endpoint({
    method: "GET",
    path: "/api/users",
    query: userListQuery,
    answer: userList,
    errors: [],
  }),
  downloadUsers: endpoint({
    method: "GET",
    path: LINKS.usersFile,
    errors: [],
  }),
  /** All newsletter subscribers as CSV. */
  downloadSubscribers: endpoint({
    method: "GET",
    path: LINKS.subscribersFile,
    errors: [],
  }),
  administerUser: endpoint({
    method: "PATCH",
    path: "/api/admin/users/:uid",
    params: uidParams,
    body: changes,
    answer: listedUser,
    errors: ["user-not-found", "nothing-to-change", "own-role", "sign-in-too-old"],
  }),
  readAudit: endpoint({
    method: "GET",
    path: "/api/admin/audit",
    query: auditQuery,
    answer: auditPage,
    errors: [],
  }),
  downloadAudit: endpoint({
    method: "GET",
    path: LINKS.auditFile,
    errors: [],
  }),
};
