/** Sessions of an account. */
import { endedAnswer, endedSessionsAnswer, sessionList, sessionParams } from "../account-sessions.ts";
import { endpoint } from "../endpoint.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/sessions";

export const sessions = {
  /** Live sessions of the account. */
  listSessions: endpoint({
    method: "GET",
    path,
    params: uidParams,
    answer: sessionList,
    errors: [],
  }),
  /** Ends one session. */
  endSession: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    params: sessionParams,
    answer: endedAnswer,
    errors: ["session-not-found"],
  }),
  /** Ends all sessions of the account, including that of the request. */
  endSessions: endpoint({
    method: "DELETE",
    path,
    params: uidParams,
    answer: endedSessionsAnswer,
    errors: ["user-not-found"],
  }),
};
