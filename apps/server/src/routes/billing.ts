/** Buying a plan and managing subscriptions (DECISIONS §4). */
import { endpoints } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { Payments } from "../domain/payments.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import { authorizeSelf } from "../services/authorized.ts";
import { beginCheckout, openPortal, readBilling } from "../services/billing.ts";
import { authorizeReading } from "../services/reading.ts";

export interface BillingOptions {
  /** Null if nothing is for sale. */
  readonly payments: Payments | null;
  /** Priority support address. */
  readonly support: () => string;
}

export function addBillingRoutes(app: App, db: Db, { payments, support }: BillingOptions): void {
  route(app, endpoints.beginCheckout, async ({ actor, body }) => {
    const user = authorizeSelf(actor);
    const url = await beginCheckout(db, payments, user, body.offer, new Date().toISOString());
    return { success: true as const, url };
  });
  route(app, endpoints.openPortal, async ({ actor }) => {
    const url = await openPortal(db, payments, authorizeSelf(actor));
    return { success: true as const, url };
  });
  route(app, endpoints.readBilling, async ({ actor, params: { uid } }) =>
    readBilling(db, payments, await authorizeReading(db, actor, uid, "billing"), support()),
  );
}
