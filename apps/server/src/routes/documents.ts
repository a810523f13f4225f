import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "../http/app.ts";
import { strictBody } from "../http/strict-body.ts";
import type { Images } from "../images/index.ts";
import type { AccountPartners } from "../services/accounts.ts";
import { addAccountRoutes } from "./accounts.ts";
import { addAdministrationRoutes } from "./administration.ts";
import { addBillingRoutes, type BillingOptions } from "./billing.ts";
import { addCredentialRoutes, type SigningOptions } from "./credentials.ts";
import { addLogoRoutes } from "./logos.ts";
import { addPresetRoutes } from "./presets.ts";
import { addProfileRoutes } from "./profiles.ts";
import { addReferralRoutes } from "./referrals.ts";
import { addSessionRoutes } from "./sessions.ts";
import { addSubmissionRoutes } from "./shared-looks.ts";
import { addUserRoutes } from "./users.ts";
import { addWritesRoute } from "./writes.ts";

interface DocumentOptions extends BillingOptions, AccountPartners, SigningOptions {
  /** The product's origin. */
  readonly origin: () => string;
  readonly images: Pick<Images, "store" | "checker" | "incoming" | "slots">;
}

/** Adds routes for all stored user data. Requests already have their `actor`. */
export async function addDocumentRoutes(app: App, db: Db, options: DocumentOptions): Promise<void> {
  await app.register(async (scope) => {
    prepare(scope);
    scope.setValidatorCompiler(strictBody());
    addUserRoutes(scope, db);
    addAccountRoutes(scope, db, options);
    addSessionRoutes(scope, db);
    addBillingRoutes(scope, db, options);
    addPresetRoutes(scope, db);
    addProfileRoutes(scope, db);
    addSubmissionRoutes(scope, db);
    addReferralRoutes(scope, db, options.payments);
    addCredentialRoutes(scope, db, options);
    // Pictures as bodies for these routes alone.
    await scope.register(async (inner) => addLogoRoutes(inner, db, options.images));
  });
  await app.register(async (scope) => {
    prepare(scope);
    scope.setValidatorCompiler(strictBody("changes"));
    addWritesRoute(scope, db);
  });
  await addAdministrationRoutes(app, db, options);
}

function prepare(scope: App): void {
  // `__proto__` and the like are parsed as field names, and so forbidden like other unknown fields.
  scope.addContentTypeParser("application/json", { parseAs: "string" }, scope.getDefaultJsonParser("ignore", "ignore"));
  scope.addHook("onRequest", ({ actor }, reply, done) => {
    reply.header("cache-control", "no-store");
    // Before the body is read.
    done(actor === null ? new DomainError("unauthenticated") : undefined);
  });
}
