/** The user's document (DECISIONS §4): read, made at the first sign-in, changed in what is theirs to change. */
import { uidParams, userChanges, userCreation, userDocument } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { authorize } from "../services/authorized.ts";
import { changeDocument, readDocument } from "../services/user-documents.ts";

const ADDRESS = "/api/users/:uid";

export function addUserRoutes(app: App, db: Db): void {
  const response = { 200: userDocument };
  // The service has made it field by field of what its schemas let through: to check it again is half of the work.
  const serializerCompiler = () => JSON.stringify;
  app.get(ADDRESS, { schema: { params: uidParams, response }, serializerCompiler }, ({ actor, params }) =>
    readDocument(db, authorize(actor, { kind: "user", ...params })),
  );
  // Signing in has made the document; asking for it once more changes nothing.
  app.post(ADDRESS, { schema: { params: uidParams, body: userCreation, response } }, ({ actor, params }) =>
    readDocument(db, authorize(actor, { kind: "user", ...params })),
  );
  app.patch(ADDRESS, { schema: { params: uidParams, body: userChanges, response } }, ({ actor, params, body }) =>
    changeDocument(db, authorize(actor, { kind: "user", ...params }), body, new Date().toISOString()),
  );
}
