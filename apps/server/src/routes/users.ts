/** The user's document (DECISIONS §4). */
import { endpoints } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import { authorize } from "../services/authorized.ts";
import { authorizeReading } from "../services/reading.ts";
import { changeDocument, readDocument } from "../services/user-documents.ts";

export function addUserRoutes(app: App, db: Db): void {
  route(
    app,
    endpoints.readUser,
    async ({ actor, actorRow, params: { uid } }) =>
      readDocument(db, await authorizeReading(db, actor, uid, "document"), actorRow),
    // The service builds the document from parsed fields: parsing it again would take half the request's time.
    { serializerCompiler: () => JSON.stringify },
  );
  // Signing in has created the document already.
  route(app, endpoints.createUser, ({ actor, params }) =>
    readDocument(db, authorize(actor, { kind: "user", ...params })),
  );
  route(app, endpoints.changeUser, ({ actor, params, body }) =>
    changeDocument(db, authorize(actor, { kind: "user", ...params }), body, new Date().toISOString()),
  );
}
