import { endedAnswer, endedSessionsAnswer, sessionList, sessionParams } from "../account-sessions.ts";
import { endpoint } from "../endpoint.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/sessions";

export const sessions = {
  listSessions: endpoint({
    method: "GET",
    path,
    params: uidParams,
    answer: sessionList,
    errors: [],
  }),
  endSession: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    params: sessionParams,
    answer: endedAnswer,
    errors: ["session-not-found"],
  }),
  /** Ends all the account's sessions, including the request's. */
  endSessions: endpoint({
    method: "DELETE",
    path,
    params: uidParams,
    answer: endedSessionsAnswer,
    errors: ["user-not-found"],
  }),
};
