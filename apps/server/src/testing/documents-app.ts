/** The routes of user documents on a database, for whoever the test says is asking. */
import type { Actor } from "../auth/actor.ts";
import type { Payments } from "../billing/payments.ts";
import { readConfig } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { createFastify } from "../fastify.ts";
import { addDocumentRoutes } from "../routes/documents.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A body that is a text is sent as it is, as JSON; anything else is put into JSON first. */
export type Ask = (actor: Actor | null, method: Method, url: string, body?: unknown) => Promise<Answer>;

export interface DocumentsApp {
  readonly ask: Ask;
  readonly close: () => Promise<void>;
}

/** @param payments null where nothing can be bought */
export async function startDocuments(db: Db, payments: Payments | null = null): Promise<DocumentsApp> {
  const app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
  const actors = new Map<string, Actor>();
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    request.actor = actors.get(String(request.headers["x-actor"])) ?? null;
  });
  await addDocumentRoutes(app, db, { payments, support: () => "support@matte.example" });
  return {
    ask: async (actor, method, url, body) => {
      if (actor !== null) actors.set(actor.uid, actor);
      const headers = {
        "x-actor": actor?.uid ?? "",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const payload = typeof body === "string" ? body : JSON.stringify(body);
      const response = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload }) });
      return { status: response.statusCode, body: response.json() };
    },
    close: () => app.close(),
  };
}
