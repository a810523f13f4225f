/** Lists and ends an account's sessions (DECISIONS §13). */
import { endpoints } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import { endSession, endSessions, listSessions } from "../services/account-sessions.ts";
import { authorize } from "../services/authorized.ts";
import { authorizeReading } from "../services/reading.ts";

export function addSessionRoutes(app: App, db: Db): void {
  route(app, endpoints.listSessions, async ({ actor, params: { uid } }) =>
    listSessions(db, await authorizeReading(db, actor, uid, "sessions"), actor, new Date().toISOString()),
  );
  route(app, endpoints.endSession, async ({ actor, params: { uid, id } }) => {
    await endSession(db, authorize(actor, { kind: "user", uid }), id, new Date().toISOString());
    return { success: true as const };
  });
  route(app, endpoints.endSessions, async ({ actor, params }) => {
    const ended = await endSessions(db, authorize(actor, { kind: "account", ...params }), new Date().toISOString());
    return { success: true as const, ended };
  });
}
