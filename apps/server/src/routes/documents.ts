import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { strictBody } from "../http/strict-body.ts";
import type { AccountPartners } from "../services/accounts.ts";
import { DomainError } from "../domain/domain-error.ts";
import { addAccountRoutes } from "./accounts.ts";
import { addAdministrationRoutes } from "./administration.ts";
import { addBillingRoutes, type BillingOptions } from "./billing.ts";
import { addLogoRoutes } from "./logos.ts";
import { addPresetRoutes } from "./presets.ts";
import { addUserRoutes } from "./users.ts";
import { addWritesRoute } from "./writes.ts";

interface DocumentOptions extends BillingOptions, AccountPartners {
  /** Where people reach the product. */
  readonly origin: () => string;
}

/** All routes of what is kept for users. Each request already has its `actor`. */
export async function addDocumentRoutes(app: App, db: Db, partners: DocumentOptions): Promise<void> {
  await app.register(async (scope) => {
    prepare(scope);
    scope.setValidatorCompiler(strictBody());
    addUserRoutes(scope, db);
    addAccountRoutes(scope, db, partners);
    addBillingRoutes(scope, db, partners);
    addPresetRoutes(scope, db);
    addLogoRoutes(scope, db);
  });
  await app.register(async (scope) => {
    prepare(scope);
    scope.setValidatorCompiler(strictBody("changes"));
    addWritesRoute(scope, db);
  });
  await addAdministrationRoutes(app, db, partners.origin);
}

function prepare(scope: App): void {
  // `__proto__` and its like arrive as the names they are, and are forbidden like any other: not merely bad JSON.
  scope.addContentTypeParser("application/json", { parseAs: "string" }, scope.getDefaultJsonParser("ignore", "ignore"));
  scope.addHook("onRequest", ({ actor }, reply, done) => {
    reply.header("cache-control", "no-store");
    // Before anything of a body is read.
    done(actor === null ? new DomainError("unauthenticated") : undefined);
  });
}
