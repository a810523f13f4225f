import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { strictBody, strictEnvelope } from "../http/strict-body.ts";
import { DomainError } from "../services/domain-error.ts";
import { addAccountRoutes } from "./accounts.ts";
import { addUserRoutes } from "./users.ts";
import { addWritesRoute } from "./writes.ts";

/** All routes of what is kept for users. Each request already has its `actor`. */
export async function addDocumentRoutes(app: App, db: Db): Promise<void> {
  await app.register(async (scope) => {
    signedInOnly(scope);
    scope.setValidatorCompiler(strictBody);
    addUserRoutes(scope, db);
    addAccountRoutes(scope, db);
  });
  await app.register(async (scope) => {
    signedInOnly(scope);
    scope.setValidatorCompiler(strictEnvelope);
    addWritesRoute(scope, db);
  });
}

/** Refuses visitors before anything of a body is read. */
function signedInOnly(scope: App): void {
  scope.addHook("onRequest", async ({ actor }, reply) => {
    reply.header("cache-control", "no-store");
    if (actor === null) throw new DomainError("unauthenticated", "Sign in first.");
  });
}
