/** Buying a plan and managing what is paid for (DECISIONS §4). */
import { billingAddress, billingAnswer, checkoutRequest, uidParams } from "@matte/contracts";
import type { Payments } from "../domain/payments.ts";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { authorize, authorizeSelf } from "../services/authorized.ts";
import { beginCheckout, openPortal, readBilling } from "../services/billing.ts";

export interface BillingOptions {
  /** Null where nothing can be bought. */
  readonly payments: Payments | null;
  /** Where Studio's users write to. */
  readonly support: () => string;
}

export function addBillingRoutes(app: App, db: Db, { payments, support }: BillingOptions): void {
  const response = { 200: billingAddress };
  app.post("/api/checkout", { schema: { body: checkoutRequest, response } }, async ({ actor, body }) => {
    const user = authorizeSelf(actor);
    const url = await beginCheckout(db, payments, user, body.offer, new Date().toISOString());
    return { success: true as const, url };
  });
  app.post("/api/billing-portal", { schema: { response } }, async ({ actor }) => {
    const user = authorizeSelf(actor);
    return { success: true as const, url: await openPortal(db, payments, user) };
  });
  app.get(
    "/api/users/:uid/billing",
    { schema: { params: uidParams, response: { 200: billingAnswer } } },
    ({ actor, params }) => readBilling(db, payments, authorize(actor, { kind: "user", ...params }), support()),
  );
}
