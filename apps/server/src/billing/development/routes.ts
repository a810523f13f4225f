import { offerNamed, offerTerms, type Offer } from "@matte/engine";
import type { FastifyReply } from "fastify";
import type { Actor } from "../../domain/actor.ts";
import type { Db } from "../../db/schema.ts";
import type { App } from "../../fastify.ts";
import { allowThisMachineOnly } from "../../http/this-machine-only.ts";
import type { LiveSubscription } from "../../domain/payments.ts";
import { listSubscriptions } from "../../repositories/billing.ts";
import { authorizeSelf } from "../../services/authorized.ts";
import { customerFor, takeOver } from "../../services/billing.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { existingUser } from "../../services/user-documents.ts";
import { checkoutPage } from "../checkout-page.ts";
import { payPage, subscriptionPage } from "./pages.ts";
import { DEVELOPMENT_CHECKOUT, developmentPayments } from "./payments.ts";

/** The pages that stand in for a payment partner's. Only a server that nobody else can reach has them. */
export async function addDevelopmentCheckout(app: App, db: Db): Promise<void> {
  await app.register(async (scope: App) => {
    allowThisMachineOnly(scope);
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    // Forms without fields: all there is to say stands in the address.
    scope.addContentTypeParser("application/x-www-form-urlencoded", (_request, _body, done) => done(null, null));
    addPayment(scope, db);
    addSubscription(scope, db);
  });
}

function addPayment(app: App, db: Db): void {
  app.get(DEVELOPMENT_CHECKOUT, ({ actor, query }, reply) => {
    const offer = offerIn(query);
    return actor === null ? reply.redirect(`/checkout?plan=${offer}`, 303) : html(reply, payPage(offer, actor.email));
  });
  app.post(DEVELOPMENT_CHECKOUT, async ({ actor, query }, reply) => {
    const offer = offerIn(query);
    const { plan, months } = offerTerms(offer);
    const renewal = new Date();
    renewal.setUTCMonth(renewal.getUTCMonth() + months);
    await keep(db, actor, (id) => [{ id, plan, renewsAt: renewal.toISOString(), endsAt: null }]);
    return reply.redirect(checkoutPage(offer, "paid"), 303);
  });
}

function addSubscription(app: App, db: Db): void {
  const address = `${DEVELOPMENT_CHECKOUT}/subscription`;
  app.get(address, async ({ actor }, reply) => {
    if (actor === null) return reply.redirect("/account", 303);
    const [subscription] = await listSubscriptions(db, actor.uid);
    return html(reply, subscriptionPage(subscription));
  });
  app.post(address, async ({ actor }, reply) => {
    await keep(db, actor, () => []);
    return reply.redirect("/account", 303);
  });
}

/** @param make from the subscription's id what is paid for from now on */
async function keep(db: Db, actor: Actor | null, make: (id: string) => readonly LiveSubscription[]): Promise<void> {
  const { uid, email } = await existingUser(db, authorizeSelf(actor));
  const now = new Date().toISOString();
  const { customerId } = await customerFor(db, developmentPayments, { uid, email }, now);
  await takeOver(db, customerId, () => Promise.resolve(make(customerId)), null, now);
}

function offerIn(query: unknown): Offer {
  const offer = offerNamed(typeof query === "object" && query !== null && "plan" in query ? query.plan : undefined);
  if (offer === undefined) throw new DomainError("offer-not-found");
  return offer;
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(text);
}
