/** Stripe's own library against a server that answers as Stripe does. */
import { describe, expect, it } from "vitest";
import { setPlan } from "../../repositories/users.ts";
import { THEN } from "../../testing/people.ts";
import { RENEWAL } from "../../testing/stripe/fake-stripe.ts";
import { PRICES } from "../../testing/stripe/account.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";

eachShop((db, shop) => {
  describe("webhooks", () => {
    it("a payment gives the plan, its end takes it away", async () => {
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
    ])("a subscription that is %s gives %s", async (status, plan) => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer, PRICES.monthly, status);
      await shop().changed(customer);
      expect(await shop().planOf(actor)).toBe(plan);
    });

    it("a subscription changed in the portal gives the other plan, and says until when", async () => {
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

    it("an old price gives what the checkout noted; a stranger's nothing", async () => {
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

    it("an event that comes again is applied once", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      await shop().changed(customer, undefined, "evt_again");
      await setPlan(db(), actor.uid, "free", THEN);
      expect(await shop().changed(customer, undefined, "evt_again")).toBe(200);
      expect(await shop().planOf(actor)).toBe("free");
      const events = await db().selectFrom("billing_events").selectAll().where("id", "=", "evt_again").execute();
      expect(events).toHaveLength(1);
    });

    it("the same event many times at once is applied once", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      const sent = Array.from({ length: 6 }, () => shop().changed(customer, undefined, `evt_${actor.uid}`));
      expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
      expect(await shop().planOf(actor)).toBe("pro");
    });

    it("events in the wrong order end where Stripe stands", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer, PRICES.annual, "canceled");
      await shop().changed(customer, "customer.subscription.deleted");
      // Began before, arrives after.
      await shop().changed(customer, "customer.subscription.created");
      await shop().send({ type: "checkout.session.completed", object: { customer } });
      expect(await shop().planOf(actor)).toBe("free");
      shop().subscribe(customer, PRICES.annual, "active", id);
      await shop().changed(customer, "customer.subscription.deleted");
      expect(await shop().planOf(actor)).toBe("pro");
    });

    it("an answer that is overtaken on its way changes nothing", async () => {
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

    it("while Stripe does not answer, the event is asked for again", async () => {
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
      ["with a signature that is none", { headers: { "stripe-signature": "t=1,v1=00" } }],
    ])("what is %s is refused", async (_words, options) => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      expect(await shop().send({ type: "customer.subscription.updated", object: { customer } }, options)).toBe(400);
      expect(await shop().planOf(actor)).toBe("free");
    });

    it("comes from another site, as webhooks do", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      const headers = { origin: "https://stripe.com", "sec-fetch-site": "cross-site" };
      const event = { type: "customer.subscription.updated", object: { customer } };
      expect(await shop().send(event, { headers })).toBe(200);
      expect(await shop().planOf(actor)).toBe("pro");
    });

    it.each([
      ["a stranger's affairs", "customer.subscription.updated", { customer: "cus_stranger" }],
      ["what nobody asked for", "product.created", { id: "prod_1" }],
    ])("%s are none of ours", async (_words, type, object) => {
      expect(await shop().send({ type, object })).toBe(200);
    });

    it("a customer deleted at Stripe has nothing, and can buy again", async () => {
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
