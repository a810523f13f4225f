import { describe, expect, it } from "vitest";
import { setPlan } from "../../repositories/users.ts";
import { THEN } from "../../testing/people.ts";
import { RENEWAL } from "../../testing/stripe/fake-state.ts";
import { PRICES } from "../../testing/stripe/account.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";

eachShop((db, shop) => {
  describe("webhooks", () => {
    it("set the plan after a payment, and end it with the subscription", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer);
      expect(await shop().send({ type: "checkout.session.completed", object: { customer } })).toBe(200);
      expect(await shop().planOf(actor)).toBe("pro");
      const { body } = await shop().ask(actor, "GET", `/api/users/${actor.uid}/billing`);
      expect(body).toEqual({
        checkout: "stripe",
        subscription: { plan: "pro", renewsAt: RENEWAL, endsAt: null },
        support: null,
      });
      shop().subscribe(customer, PRICES.annual, "canceled", id);
      expect(await shop().changed(customer, "customer.subscription.deleted")).toBe(200);
      expect(await shop().planOf(actor)).toBe("free");
    });

    it.each([
      ["active", "pro"],
      ["trialing", "pro"],
      ["past_due", "pro"],
      ["incomplete", "free"],
      ["incomplete_expired", "free"],
      ["unpaid", "free"],
      ["paused", "free"],
      ["canceled", "free"],
    ])("with a subscription that is %s set the plan %s", async (status, plan) => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer, PRICES.monthly, status);
      await shop().changed(customer);
      expect(await shop().planOf(actor)).toBe(plan);
    });

    it("set the plan that was chosen in the portal, with its end", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer);
      await shop().changed(customer);
      shop().fake.subscriptions.set(id, {
        id,
        customer,
        price: PRICES.studio,
        status: "active",
        cancelAtPeriodEnd: true,
      });
      await shop().changed(customer);
      expect(await shop().planOf(actor)).toBe("studio");
      const { body } = await shop().ask(actor, "GET", `/api/users/${actor.uid}/billing`);
      expect(body).toMatchObject({
        subscription: { plan: "studio", renewsAt: null, endsAt: RENEWAL },
        support: "support@matte.example",
      });
    });

    it("set the plan of the checkout for an old price, and none for an unknown price", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer, "price_other");
      await shop().changed(customer);
      expect(await shop().planOf(actor)).toBe("free");
      shop().fake.subscriptions.set(id, {
        id,
        customer,
        price: "price_2025",
        status: "active",
        metadata: { plan: "studio" },
      });
      await shop().changed(customer);
      expect(await shop().planOf(actor)).toBe("studio");
    });

    it("apply a repeated event once", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      await shop().changed(customer, undefined, "evt_again");
      await setPlan(db(), actor.uid, "free", THEN);
      expect(await shop().changed(customer, undefined, "evt_again")).toBe(200);
      expect(await shop().planOf(actor)).toBe("free");
      const events = await db().selectFrom("billing_events").selectAll().where("id", "=", "evt_again").execute();
      expect(events).toHaveLength(1);
    });

    it("apply an event once that arrives many times at once", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      const sent = Array.from({ length: 6 }, () => shop().changed(customer, undefined, `evt_${actor.uid}`));
      expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
      expect(await shop().planOf(actor)).toBe("pro");
    });

    it("end with the state at Stripe even in the wrong order", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer, PRICES.annual, "canceled");
      await shop().changed(customer, "customer.subscription.deleted");
      // Starts earlier and arrives later.
      await shop().changed(customer, "customer.subscription.created");
      await shop().send({ type: "checkout.session.completed", object: { customer } });
      expect(await shop().planOf(actor)).toBe("free");
      shop().subscribe(customer, PRICES.annual, "active", id);
      await shop().changed(customer, "customer.subscription.deleted");
      expect(await shop().planOf(actor)).toBe("pro");
    });

    it("ignore an answer of Stripe that a later one has overtaken", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer);
      let release = (): void => undefined;
      const held = new Promise<void>((answering) => {
        shop().fake.beforeAnswer = () => {
          answering();
          return new Promise((resolve) => (release = resolve));
        };
      });
      const slow = shop().changed(customer);
      await held;
      shop().fake.beforeAnswer = () => Promise.resolve();
      shop().subscribe(customer, PRICES.annual, "canceled", id);
      await shop().changed(customer, "customer.subscription.deleted");
      release();
      expect(await slow).toBe(200);
      expect(await shop().planOf(actor)).toBe("free");
    });

    it("fail while Stripe does not answer, so that Stripe sends the event again", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      shop().fake.broken = true;
      expect(await shop().changed(customer, undefined, "evt_later")).toBe(503);
      shop().fake.broken = false;
      expect(await shop().changed(customer, undefined, "evt_later")).toBe(200);
      expect(await shop().planOf(actor)).toBe("pro");
    });

    it.each([
      ["signed with another secret", { secret: "whsec_mallory" }],
      ["signed long ago", { signedAt: Math.floor(Date.now() / 1000) - 3600 }],
      ["changed after signing", { tamper: (body: string) => body.replace("updated", "created") }],
      ["without a signature", { headers: { "stripe-signature": "" } }],
      ["with an invalid signature", { headers: { "stripe-signature": "t=1,v1=00" } }],
    ])("%s are rejected", async (_words, options) => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      expect(await shop().send({ type: "customer.subscription.updated", object: { customer } }, options)).toBe(400);
      expect(await shop().planOf(actor)).toBe("free");
    });

    it("are accepted from another site", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      const headers = { origin: "https://stripe.com", "sec-fetch-site": "cross-site" };
      const event = { type: "customer.subscription.updated", object: { customer } };
      expect(await shop().send(event, { headers })).toBe(200);
      expect(await shop().planOf(actor)).toBe("pro");
    });

    it.each([
      ["an unknown customer", "customer.subscription.updated", { customer: "cus_stranger" }],
      ["an unknown type", "product.created", { id: "prod_1" }],
    ])("about %s are ignored", async (_words, type, object) => {
      expect(await shop().send({ type, object })).toBe(200);
    });

    it("end the plan of a customer that Stripe has deleted, who can buy again", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      await shop().changed(customer);
      await shop().payments.removeCustomer(customer);
      await shop().send({ type: "customer.deleted", object: { id: customer } });
      expect(await shop().planOf(actor)).toBe("free");
      expect((await shop().ask(actor, "POST", "/api/checkout", { offer: "studio" })).status).toBe(200);
      expect(shop().fake.checkouts.at(-1)?.["customer"]).not.toBe(customer);
    });
  });
});
