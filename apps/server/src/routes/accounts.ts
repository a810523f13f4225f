/** What an account holds beside the document: settings, everything as a file, and its end. */
import { accountExport, deletionAnswer, uidParams, userSettings } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { deleteAccount, exportAccount, type AccountPartners } from "../services/accounts.ts";
import { authorize } from "../services/authorized.ts";
import { mergeSettings, readSettings } from "../services/user-settings.ts";

const ADDRESS = "/api/users/:uid";

export function addAccountRoutes(app: App, db: Db, partners: AccountPartners): void {
  addSettingsRoutes(app, db);
  app.get(
    `${ADDRESS}/export`,
    { schema: { params: uidParams, response: { 200: accountExport } } },
    async ({ actor, params }, reply) => {
      const user = authorize(actor, { kind: "user", ...params });
      reply.header("content-disposition", 'attachment; filename="matte-account.json"');
      return exportAccount(db, user, new Date().toISOString());
    },
  );
  app.delete(
    ADDRESS,
    { schema: { params: uidParams, response: { 200: deletionAnswer } } },
    async ({ actor, params }) => {
      const user = authorize(actor, { kind: "user", ...params });
      await deleteAccount(db, partners, user);
      return { success: true as const };
    },
  );
}

function addSettingsRoutes(app: App, db: Db): void {
  const response = { 200: userSettings };
  app.get(`${ADDRESS}/settings`, { schema: { params: uidParams, response } }, ({ actor, params }) =>
    readSettings(db, authorize(actor, { kind: "user", ...params })),
  );
  app.put(
    `${ADDRESS}/settings`,
    { schema: { params: uidParams, body: userSettings, response } },
    ({ actor, params, body }) =>
      mergeSettings(db, authorize(actor, { kind: "user", ...params }), body, new Date().toISOString()),
  );
}
