/** The user's account: stored settings, export, deletion. */
import { endpoints } from "@matte/contracts";
import { accountEndpoints } from "@matte/contracts/account";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import { deleteAccount, exportAccount, type AccountPartners } from "../services/accounts.ts";
import { authorize, requireRecentSignIn } from "../services/authorized.ts";
import { authorizeReading } from "../services/reading.ts";
import { mergeSettings, readSettings } from "../services/user-settings.ts";

export function addAccountRoutes(app: App, db: Db, partners: AccountPartners): void {
  route(app, endpoints.readSettings, async ({ actor, params: { uid } }) =>
    readSettings(db, await authorizeReading(db, actor, uid, "settings")),
  );
  route(app, endpoints.mergeSettings, ({ actor, params, body }) =>
    mergeSettings(db, authorize(actor, { kind: "user", ...params }), body, new Date().toISOString()),
  );
  route(app, accountEndpoints.exportUser, async ({ actor, params: { uid } }, reply) => {
    const user = await authorizeReading(db, actor, uid, "export");
    reply.header("content-disposition", 'attachment; filename="matte-account.json"');
    return exportAccount(db, user, new Date().toISOString());
  });
  route(app, endpoints.deleteUser, async ({ actor, params }, reply) => {
    const user = authorize(actor, { kind: "account", ...params });
    requireRecentSignIn(actor, Date.now());
    await deleteAccount(db, partners, user);
    // Clears the cache of the user's browser, not of an administrator's, even after the page was closed.
    if (user.by === user.uid) reply.header("clear-site-data", '"cache"');
    return { success: true as const };
  });
}
