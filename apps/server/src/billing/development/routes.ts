import { endpoints } from "@matte/contracts";
import { offerNamed, offerTerms, type Offer } from "@matte/engine";
import type { FastifyReply } from "fastify";
import type { Db } from "../../db/schema.ts";
import type { Actor } from "../../domain/actor.ts";
import { DomainError } from "../../domain/domain-error.ts";
import type { LiveSubscription } from "../../domain/payments.ts";
import type { App } from "../../http/app.ts";
import { route } from "../../http/route.ts";
import { allowThisMachineOnly } from "../../http/this-machine-only.ts";
import { authorizeSelf } from "../../services/authorized.ts";
import { findSubscription, syncSubscriptions } from "../../services/billing.ts";
import { customerFor } from "../../services/customers.ts";
import { existingUser } from "../../services/user-documents.ts";
import { checkoutPage } from "../checkout-page.ts";
import { payPage, subscriptionPage } from "./pages.ts";
import { developmentPayments } from "./payments.ts";

/** Adds the pages in place of a payment partner's, for servers reachable only from this machine. */
export async function addDevelopmentCheckout(app: App, db: Db): Promise<void> {
  await app.register(async (scope: App) => {
    allowThisMachineOnly(scope);
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    // The forms have no fields.
    scope.addContentTypeParser("application/x-www-form-urlencoded", (_request, _body, done) => done(null, null));
    addPayment(scope, db);
    addSubscription(scope, db);
  });
}

function addPayment(app: App, db: Db): void {
  route(app, endpoints.showDevelopmentCheckout, ({ actor, query }, reply) => {
    const offer = offerIn(query);
    return actor === null ? reply.redirect(`/checkout?plan=${offer}`, 303) : html(reply, payPage(offer, actor.email));
  });
  route(app, endpoints.payInDevelopment, async ({ actor, query }, reply) => {
    const offer = offerIn(query);
    const { plan, months } = offerTerms(offer);
    const renewal = new Date();
    renewal.setUTCMonth(renewal.getUTCMonth() + months);
    await subscribeTo(db, actor, (id) => [{ id, plan, renewsAt: renewal.toISOString(), endsAt: null }]);
    return reply.redirect(checkoutPage(offer, "paid"), 303);
  });
}

function addSubscription(app: App, db: Db): void {
  route(app, endpoints.showDevelopmentSubscription, async ({ actor }, reply) => {
    if (actor === null) return reply.redirect("/account", 303);
    return html(reply, subscriptionPage(await findSubscription(db, authorizeSelf(actor))));
  });
  route(app, endpoints.cancelInDevelopment, async ({ actor }, reply) => {
    await subscribeTo(db, actor, () => []);
    return reply.redirect("/account", 303);
  });
}

/** Replaces the user's subscriptions. @param make returns the new ones for a subscription id */
async function subscribeTo(
  db: Db,
  actor: Actor | null,
  make: (id: string) => readonly LiveSubscription[],
): Promise<void> {
  const { uid, email } = await existingUser(db, authorizeSelf(actor));
  const now = new Date().toISOString();
  const { customerId } = await customerFor(db, developmentPayments, { uid, email }, now);
  await syncSubscriptions(db, customerId, () => Promise.resolve(make(customerId)), null, now);
}

function offerIn(query: unknown): Offer {
  const offer = offerNamed(typeof query === "object" && query !== null && "plan" in query ? query.plan : undefined);
  if (offer === undefined) throw new DomainError("offer-not-found");
  return offer;
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(text);
}
