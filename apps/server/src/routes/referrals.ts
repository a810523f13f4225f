/** Links with a sender, and those who came by them. */
import { referralEndpoints as endpoints } from "@matte/contracts/referral-endpoints";
import type { Db } from "../db/schema.ts";
import type { Payments } from "../domain/payments.ts";
import type { App } from "../http/app.ts";
import { limitPerAddress } from "../http/rate-limits.ts";
import { route } from "../http/route.ts";
import { authorize } from "../services/authorized.ts";
import { authorizeReading } from "../services/reading.ts";
import { countOpenedLink, createReferral, readReferral, reportArrival } from "../services/referrals.ts";

/** A user's own links. Requests are signed in. @param payments null if nothing is for sale */
export function addReferralRoutes(app: App, db: Db, payments: Payments | null): void {
  route(app, endpoints.readReferral, async ({ actor, params: { uid } }) =>
    readReferral(db, payments, await authorizeReading(db, actor, uid, "referral")),
  );
  route(app, endpoints.createReferral, ({ actor, params }) =>
    createReferral(db, payments, authorize(actor, { kind: "user", ...params }), new Date().toISOString()),
  );
  route(app, endpoints.reportArrival, async ({ actor, params, body }) => {
    const user = authorize(actor, { kind: "user", ...params });
    return { counted: await reportArrival(db, user, body, new Date().toISOString()) };
  });
}

/** Openings, by anyone. @param perMinute of an address; 0 disables the limit */
export async function addOpeningRoute(app: App, db: Db, perMinute: number): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    route(
      scope,
      endpoints.countOpening,
      async ({ params }) => {
        await countOpenedLink(db, params.code);
        return { success: true as const };
      },
      { onRequest: limitPerAddress(scope, "opening", perMinute) },
    );
  });
}
