/** What administrators see and do (DECISIONS §4). */
import { Readable } from "node:stream";
import {
  uidParams,
  administration,
  auditPage,
  auditQuery,
  listedUser,
  statistics,
  userList,
  userListQuery,
} from "@matte/contracts";
import type { FastifyReply } from "fastify";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { administer, noteTakenList, readActs, type TakenList } from "../services/administration.ts";
import { actsAsCsv } from "../services/audit-csv.ts";
import { authorizeAdministration, type AuthorizedAdministration } from "../services/authorized.ts";
import { subscribersAsCsv } from "../services/newsletter.ts";
import { readStatistics } from "../services/statistics.ts";
import { readUserList, toListed, usersAsCsv } from "../services/user-list.ts";

/** @param origin where people reach the product */
export async function addAdministrationRoutes(app: App, db: Db, origin: () => string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async ({ actor }, reply) => {
      reply.header("cache-control", "no-store");
      // Before anything of a body is read.
      authorizeAdministration(actor);
    });
    addLists(scope, db);
    addFiles(scope, db, origin);
    addActs(scope, db);
  });
}

function addLists(app: App, db: Db): void {
  app.get("/api/stats", { schema: { response: { 200: statistics } } }, ({ actor }) =>
    readStatistics(db, authorizeAdministration(actor)),
  );
  app.get("/api/users", { schema: { querystring: userListQuery, response: { 200: userList } } }, ({ actor, query }) =>
    readUserList(db, authorizeAdministration(actor), query),
  );
}

/** Whole lists, one as the other noted before the first line goes out. */
function addFiles(app: App, db: Db, origin: () => string): void {
  const send = async (
    reply: FastifyReply,
    by: AuthorizedAdministration,
    list: TakenList,
    lines: AsyncGenerator<string>,
  ): Promise<FastifyReply> => {
    await noteTakenList(db, by, list, new Date().toISOString());
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="matte-${list}.csv"`)
      .send(Readable.from(lines));
  };
  app.get("/api/users.csv", ({ actor }, reply) => {
    const by = authorizeAdministration(actor);
    return send(reply, by, "users", usersAsCsv(db, by));
  });
  app.get("/api/admin/newsletter.csv", ({ actor }, reply) => {
    const by = authorizeAdministration(actor);
    return send(reply, by, "newsletter", subscribersAsCsv(db, by, origin()));
  });
  app.get("/api/admin/audit.csv", ({ actor }, reply) => {
    const by = authorizeAdministration(actor);
    return send(reply, by, "audit", actsAsCsv(db, by));
  });
}

function addActs(app: App, db: Db): void {
  app.patch(
    "/api/admin/users/:uid",
    { schema: { params: uidParams, body: administration, response: { 200: listedUser } } },
    async ({ actor, params, body }) => {
      const by = authorizeAdministration(actor);
      return toListed(await administer(db, by, params.uid, body, new Date().toISOString()));
    },
  );
  app.get(
    "/api/admin/audit",
    { schema: { querystring: auditQuery, response: { 200: auditPage } } },
    ({ actor, query }) => readActs(db, authorizeAdministration(actor), query.cursor),
  );
}
