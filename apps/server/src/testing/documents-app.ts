/** The user document routes on a database, with an actor chosen by the test. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Actor } from "../domain/actor.ts";
import type { Payments } from "../domain/payments.ts";
import { readConfig } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { createFastify } from "../http/fastify.ts";
import { openImages } from "../images/index.ts";
import { addDocumentRoutes } from "../routes/documents.ts";
import { forSuite } from "./for-suite.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request. A text body is sent unchanged, as JSON; any other is serialised. */
export type Ask = (actor: Actor | null, method: Method, url: string, body?: unknown) => Promise<Answer>;

export interface DocumentsApp {
  readonly ask: Ask;
  readonly send: (actor: Actor, method: Method, url: string, bytes: Buffer, type: string) => Promise<Answer>;
  /** Reads a non-JSON answer. */
  readonly fetch: (actor: Actor, url: string) => Promise<{ readonly type: string; readonly bytes: Buffer }>;
  readonly close: () => Promise<void>;
}

/** @param payments null if nothing is for sale */
export async function startDocuments(db: Db, payments: Payments | null = null): Promise<DocumentsApp> {
  const app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
  const actors = new Map<string, Actor>();
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    request.actor = actors.get(String(request.headers["x-actor"])) ?? null;
  });
  const as = (actor: Actor | null): { "x-actor": string } => {
    if (actor !== null) actors.set(actor.uid, actor);
    return { "x-actor": actor?.uid ?? "" };
  };
  const folder = mkdtempSync(join(tmpdir(), "matte-documents-"));
  const images = await openImages({ dataDir: folder, s3: null, uploadQuota: 0 });
  const [support, origin] = [() => "support@matte.example", () => "https://matte.example"];
  await addDocumentRoutes(app, db, {
    payments,
    images,
    support,
    origin,
    signer: null,
    signaturesPerMinute: 0,
  });
  return {
    ask: async (actor, method, url, body) => {
      const headers = {
        ...as(actor),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const payload = typeof body === "string" ? body : JSON.stringify(body);
      const response = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload }) });
      return { status: response.statusCode, body: response.json() };
    },
    send: async (actor, method, url, bytes, type) => {
      const response = await app.inject({
        method,
        url,
        headers: { ...as(actor), "content-type": type },
        payload: bytes,
      });
      return { status: response.statusCode, body: response.json() };
    },
    fetch: async (actor, url) => {
      const response = await app.inject({ url, headers: as(actor) });
      return { type: String(response.headers["content-type"]), bytes: response.rawPayload };
    },
    close: async () => {
      await app.close();
      images.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts the routes before a suite's first test, and closes them after its last. */
export function documentsForSuite(db: () => Db): () => DocumentsApp {
  return forSuite((keep) => keep(startDocuments(db()), ({ close }) => close()));
}
