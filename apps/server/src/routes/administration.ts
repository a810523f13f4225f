/** The administrators' dashboard (DECISIONS §4). */
import { Readable } from "node:stream";
import { endpoints, type Administration } from "@matte/contracts";
import { BASE_PLAN } from "@matte/engine";
import type { FastifyReply } from "fastify";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import type { Images } from "../images/index.ts";
import { administer, recordExport, readAuditLog, type ExportedList } from "../services/administration.ts";
import { auditLogAsCsv } from "../services/audit-csv.ts";
import { authorizeAdministration, requireRecentSignIn, type AuthorizedAdministration } from "../services/authorized.ts";
import { subscribersAsCsv } from "../services/newsletter.ts";
import { readStatistics } from "../services/statistics.ts";
import { readUserList, toListed, usersAsCsv } from "../services/user-list.ts";
import { addReviewRoutes } from "./shared-looks.ts";

interface AdministrationOptions {
  /** The product's origin. */
  readonly origin: () => string;
  readonly images: Pick<Images, "checker" | "incoming">;
}

export async function addAdministrationRoutes(
  app: App,
  db: Db,
  { origin, images }: AdministrationOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async ({ actor }, reply) => {
      reply.header("cache-control", "no-store");
      // Before the body is read.
      authorizeAdministration(actor);
    });
    addListRoutes(scope, db);
    addFileRoutes(scope, db, origin);
    addReviewRoutes(scope, db, images);
    route(scope, endpoints.administerUser, async ({ actor, params, body }) => {
      const by = authorizeAdministration(actor);
      if (grantsRights(body)) requireRecentSignIn(actor, Date.now());
      return toListed(await administer(db, by, params.uid, body, new Date().toISOString()));
    });
  });
}

/** Revoking rights is always possible at once. */
function grantsRights({ plan = BASE_PLAN, isAdmin = false }: Administration): boolean {
  return isAdmin || plan !== BASE_PLAN;
}

function addListRoutes(app: App, db: Db): void {
  route(app, endpoints.readStatistics, ({ actor }) => readStatistics(db, authorizeAdministration(actor)));
  route(app, endpoints.listUsers, ({ actor, query }) => readUserList(db, authorizeAdministration(actor), query));
  route(app, endpoints.readAudit, ({ actor, query }) => readAuditLog(db, authorizeAdministration(actor), query.cursor));
}

/** Adds whole lists as CSV. Each export is recorded before its first line is sent. */
function addFileRoutes(app: App, db: Db, origin: () => string): void {
  const send = async (
    reply: FastifyReply,
    by: AuthorizedAdministration,
    list: ExportedList,
    lines: AsyncGenerator<string>,
  ): Promise<FastifyReply> => {
    await recordExport(db, by, list, new Date().toISOString());
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="matte-${list}.csv"`)
      .send(Readable.from(lines));
  };
  route(app, endpoints.downloadUsers, ({ actor }, reply) => {
    const by = authorizeAdministration(actor);
    return send(reply, by, "users", usersAsCsv(db, by));
  });
  route(app, endpoints.downloadSubscribers, ({ actor }, reply) => {
    const by = authorizeAdministration(actor);
    return send(reply, by, "newsletter", subscribersAsCsv(db, by, origin()));
  });
  route(app, endpoints.downloadAudit, ({ actor }, reply) => {
    const by = authorizeAdministration(actor);
    return send(reply, by, "audit", auditLogAsCsv(db, by));
  });
}
