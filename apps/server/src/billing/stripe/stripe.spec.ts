/** Stripe's own library against a server that answers as Stripe does. */
import { expect, it, describe, afterAll, beforeAll, beforeEach } from "vitest";
import { setPlan, findUser } from "../../repositories/users.ts";
import { eachDatabase } from "../../testing/each-database.ts";
import { newActor, THEN } from "../../testing/people.ts";
import { PERIOD_END } from "../../testing/stripe/fake-stripe.ts";
import { openShop, PRICES, type Shop } from "../../testing/stripe/stripe-shop.ts";

const RENEWAL = new Date(PERIOD_END * 1000).toISOString();

eachDatabase((db) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(db());
  });
  beforeEach(() => {
    shop.fake.broken = false;
    shop.fake.beforeAnswer = () => Promise.resolve();
  });
  afterAll(() => shop.stop());

  const updated = (customer: string, type = "customer.subscription.updated", id?: string) => {
    return shop.send({ type, object: { object: "subscription", customer }, ...(id === undefined ? {} : { id }) });
  };

  describe("buying", () => {
    it.each([
      ["pro-annual", PRICES.annual, "pro"],
      ["pro-monthly", PRICES.monthly, "pro"],
      ["studio", PRICES.studio, "studio"],
    ])("%s leads to a checkout of Stripe's and back", async (offer, price, plan) => {
      const actor = await newActor(db());
      const { status, body } = await shop.ask(actor, "POST", "/api/checkout", { offer });
      expect({ status, body }).toEqual({
        status: 200,
        body: { success: true, url: "https://checkout.stripe.test/pay" },
      });
      expect(shop.fake.checkouts.at(-1)).toMatchObject({
        mode: "subscription",
        client_reference_id: actor.uid,
        "line_items[0][price]": price,
        "line_items[0][quantity]": "1",
        "subscription_data[metadata][plan]": plan,
        success_url: `https://matte.example/checkout?plan=${offer}&paid=1`,
        cancel_url: `https://matte.example/checkout?plan=${offer}&cancelled=1`,
      });
      expect(await shop.planOf(actor)).toBe("free");
    });

    it("makes one customer of one user, whatever comes at once", async () => {
      const actor = await newActor(db());
      const asked = [1, 2, 3].map(() => shop.ask(actor, "POST", "/api/checkout", { offer: "studio" }));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
      const used = new Set(shop.fake.checkouts.slice(-3).map(({ customer }) => customer));
      expect(used.size).toBe(1);
    });

    it("leads somebody who pays already to the portal, before our own books know", async () => {
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer);
      const { body } = await shop.ask(actor, "POST", "/api/checkout", { offer: "studio" });
      expect(body).toEqual({ success: true, url: "https://billing.stripe.test/portal" });
    });

    it("says that nothing was charged when Stripe does not answer", async () => {
      shop.fake.broken = true;
      const { status, body } = await shop.ask(await newActor(db()), "POST", "/api/checkout", { offer: "studio" });
      expect(status).toBe(503);
      expect(body).toEqual({ success: false, error: expect.stringMatching(/^The payment service does not answer\./) });
    });

    it.each([
      [{ offer: "gold" }, 400],
      [{}, 400],
      [{ offer: "studio", plan: "studio" }, 403],
    ])("%j is refused", async (body, status) => {
      expect((await shop.ask(await newActor(db()), "POST", "/api/checkout", body)).status).toBe(status);
    });

    it("needs somebody", async () => {
      expect((await shop.ask(null, "POST", "/api/checkout", { offer: "studio" })).status).toBe(401);
      expect((await shop.ask(null, "POST", "/api/billing-portal")).status).toBe(401);
    });

    it("has a portal for customers only", async () => {
      const { actor } = await shop.newBuyer();
      const { body } = await shop.ask(actor, "POST", "/api/billing-portal");
      expect(body).toEqual({ success: true, url: "https://billing.stripe.test/portal" });
      expect((await shop.ask(await newActor(db()), "POST", "/api/billing-portal")).status).toBe(404);
    });
  });

  describe("webhooks", () => {
    it("a payment gives the plan, its end takes it away", async () => {
      const { actor, customer } = await shop.newBuyer();
      const id = shop.subscribe(customer);
      expect(await shop.send({ type: "checkout.session.completed", object: { customer } })).toBe(200);
      expect(await shop.planOf(actor)).toBe("pro");
      const { body } = await shop.ask(actor, "GET", `/api/users/${actor.uid}/billing`);
      expect(body).toEqual({
        checkout: "stripe",
        subscription: { plan: "pro", renewsAt: RENEWAL, endsAt: null },
        support: null,
      });
      shop.subscribe(customer, PRICES.annual, "canceled", id);
      expect(await updated(customer, "customer.subscription.deleted")).toBe(200);
      expect(await shop.planOf(actor)).toBe("free");
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
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer, PRICES.monthly, status);
      await updated(customer);
      expect(await shop.planOf(actor)).toBe(plan);
    });

    it("a subscription changed in the portal gives the other plan, and says until when", async () => {
      const { actor, customer } = await shop.newBuyer();
      const id = shop.subscribe(customer);
      await updated(customer);
      shop.fake.subscriptions.set(id, {
        id,
        customer,
        price: PRICES.studio,
        status: "active",
        cancelAtPeriodEnd: true,
      });
      await updated(customer);
      expect(await shop.planOf(actor)).toBe("studio");
      const { body } = await shop.ask(actor, "GET", `/api/users/${actor.uid}/billing`);
      expect(body).toMatchObject({
        subscription: { plan: "studio", renewsAt: null, endsAt: RENEWAL },
        support: "support@matte.example",
      });
    });

    it("an old price gives what the checkout noted; a stranger's nothing", async () => {
      const { actor, customer } = await shop.newBuyer();
      const id = shop.subscribe(customer, "price_other");
      await updated(customer);
      expect(await shop.planOf(actor)).toBe("free");
      shop.fake.subscriptions.set(id, {
        id,
        customer,
        price: "price_2025",
        status: "active",
        metadata: { plan: "studio" },
      });
      await updated(customer);
      expect(await shop.planOf(actor)).toBe("studio");
    });

    it("an event that comes again is applied once", async () => {
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer);
      await updated(customer, undefined, "evt_again");
      await setPlan(db(), actor.uid, "free", THEN);
      expect(await updated(customer, undefined, "evt_again")).toBe(200);
      expect(await shop.planOf(actor)).toBe("free");
      const events = await db().selectFrom("billing_events").selectAll().where("id", "=", "evt_again").execute();
      expect(events).toHaveLength(1);
    });

    it("the same event many times at once is applied once", async () => {
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer);
      const sent = Array.from({ length: 6 }, () => updated(customer, undefined, `evt_${actor.uid}`));
      expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
      expect(await shop.planOf(actor)).toBe("pro");
    });

    it("events in the wrong order end where Stripe stands", async () => {
      const { actor, customer } = await shop.newBuyer();
      const id = shop.subscribe(customer, PRICES.annual, "canceled");
      await updated(customer, "customer.subscription.deleted");
      // Began before, arrives after.
      await updated(customer, "customer.subscription.created");
      await shop.send({ type: "checkout.session.completed", object: { customer } });
      expect(await shop.planOf(actor)).toBe("free");
      shop.subscribe(customer, PRICES.annual, "active", id);
      await updated(customer, "customer.subscription.deleted");
      expect(await shop.planOf(actor)).toBe("pro");
    });

    it("an answer that is overtaken on its way changes nothing", async () => {
      const { actor, customer } = await shop.newBuyer();
      const id = shop.subscribe(customer);
      let release = (): void => undefined;
      const held = new Promise<void>((answering) => {
        shop.fake.beforeAnswer = () => {
          answering();
          return new Promise((resolve) => (release = resolve));
        };
      });
      const slow = updated(customer);
      await held;
      shop.fake.beforeAnswer = () => Promise.resolve();
      shop.subscribe(customer, PRICES.annual, "canceled", id);
      await updated(customer, "customer.subscription.deleted");
      release();
      expect(await slow).toBe(200);
      expect(await shop.planOf(actor)).toBe("free");
    });

    it("while Stripe does not answer, the event is asked for again", async () => {
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer);
      shop.fake.broken = true;
      expect(await updated(customer, undefined, "evt_later")).toBe(503);
      shop.fake.broken = false;
      expect(await updated(customer, undefined, "evt_later")).toBe(200);
      expect(await shop.planOf(actor)).toBe("pro");
    });

    it.each([
      ["signed with another secret", { secret: "whsec_mallory" }],
      ["signed long ago", { signedAt: Math.floor(Date.now() / 1000) - 3600 }],
      ["changed after signing", { tamper: (body: string) => body.replace("updated", "created") }],
      ["without a signature", { headers: { "stripe-signature": "" } }],
      ["with a signature that is none", { headers: { "stripe-signature": "t=1,v1=00" } }],
    ])("what is %s is refused", async (_words, options) => {
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer);
      expect(await shop.send({ type: "customer.subscription.updated", object: { customer } }, options)).toBe(400);
      expect(await shop.planOf(actor)).toBe("free");
    });

    it("comes from another site, as webhooks do", async () => {
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer);
      const headers = { origin: "https://stripe.com", "sec-fetch-site": "cross-site" };
      const event = { type: "customer.subscription.updated", object: { customer } };
      expect(await shop.send(event, { headers })).toBe(200);
      expect(await shop.planOf(actor)).toBe("pro");
    });

    it.each([
      ["a stranger's affairs", "customer.subscription.updated", { customer: "cus_stranger" }],
      ["what nobody asked for", "product.created", { id: "prod_1" }],
    ])("%s are none of ours", async (_words, type, object) => {
      expect(await shop.send({ type, object })).toBe(200);
    });

    it("a customer deleted at Stripe has nothing, and can buy again", async () => {
      const { actor, customer } = await shop.newBuyer();
      shop.subscribe(customer);
      await updated(customer);
      await shop.payments.removeCustomer(customer);
      await shop.send({ type: "customer.deleted", object: { id: customer } });
      expect(await shop.planOf(actor)).toBe("free");
      expect((await shop.ask(actor, "POST", "/api/checkout", { offer: "studio" })).status).toBe(200);
      expect(shop.fake.checkouts.at(-1)?.["customer"]).not.toBe(customer);
    });
  });

  describe("money that goes back", () => {
    async function paid(): Promise<{ actor: Awaited<ReturnType<typeof newActor>>; customer: string; charge: string }> {
      const { actor, customer } = await shop.newBuyer();
      const subscription = shop.subscribe(customer);
      await updated(customer);
      const charge = `ch_${customer}`;
      shop.fake.charges.set(charge, { customer, subscription, refunded: false });
      return { actor, customer, charge };
    }
    const refund = (charge: string) => shop.send({ type: "charge.refunded", object: { id: charge } });

    it("a full refund takes the plan away, at Stripe too; a part of it does not", async () => {
      const { actor, charge } = await paid();
      await refund(charge);
      expect(await shop.planOf(actor)).toBe("pro");
      const kept = shop.fake.charges.get(charge);
      if (kept !== undefined) kept.refunded = true;
      expect(await refund(charge)).toBe(200);
      expect(await shop.planOf(actor)).toBe("free");
      expect([...shop.fake.subscriptions.values()].at(-1)?.status).toBe("canceled");
      expect(await refund(charge)).toBe(200);
    });

    it("an old refund that comes late leaves what was bought since", async () => {
      const { actor, customer, charge } = await paid();
      const kept = shop.fake.charges.get(charge);
      if (kept !== undefined) kept.refunded = true;
      await refund(charge);
      shop.subscribe(customer, PRICES.studio);
      await updated(customer);
      expect(await refund(charge)).toBe(200);
      expect(await shop.planOf(actor)).toBe("studio");
    });

    it.each([
      ["needs_response", "free"],
      ["under_review", "free"],
      ["lost", "free"],
      ["won", "pro"],
      ["warning_needs_response", "pro"],
    ])("a dispute that is %s leaves %s", async (status, plan) => {
      const { actor, charge } = await paid();
      shop.fake.disputes.set(`dp_${charge}`, { charge, status });
      expect(await shop.send({ type: "charge.dispute.created", object: { id: `dp_${charge}` } })).toBe(200);
      expect(await shop.planOf(actor)).toBe(plan);
    });
  });

  describe("deleting the account", () => {
    it("cancels first", async () => {
      const { actor, customer } = await shop.newBuyer();
      const id = shop.subscribe(customer);
      await updated(customer);
      expect((await shop.ask(actor, "DELETE", `/api/users/${actor.uid}`)).status).toBe(200);
      expect(shop.fake.subscriptions.get(id)?.status).toBe("canceled");
      expect(shop.fake.customers.has(customer)).toBe(false);
      expect(await findUser(db(), actor.uid)).toBeUndefined();
      // What Stripe says of it afterwards brings nobody back.
      expect(await updated(customer, "customer.subscription.deleted")).toBe(200);
    });

    it("is refused while that is not certain", async () => {
      const { actor } = await shop.newBuyer();
      shop.fake.broken = true;
      const { status, body } = await shop.ask(actor, "DELETE", `/api/users/${actor.uid}`);
      expect(status).toBe(503);
      expect(body).toEqual({
        success: false,
        error: expect.stringMatching(/^Your subscription could not be cancelled, so nothing was deleted\./),
      });
      expect(await findUser(db(), actor.uid)).toBeDefined();
    });

    it("goes on where the customer is gone already", async () => {
      const { actor, customer } = await shop.newBuyer();
      shop.fake.customers.delete(customer);
      expect((await shop.ask(actor, "DELETE", `/api/users/${actor.uid}`)).status).toBe(200);
    });
  });

  it("what is stored of payments is part of the export", async () => {
    const { actor, customer } = await shop.newBuyer();
    const id = shop.subscribe(customer);
    await updated(customer);
    const { body } = await shop.ask(actor, "GET", `/api/users/${actor.uid}/export`);
    expect(body).toMatchObject({
      payments: {
        partner: "stripe",
        customerId: customer,
        subscriptions: [{ id, plan: "pro", renewsAt: RENEWAL, endsAt: null }],
      },
    });
  });
});
