import { describe, expect, it } from "vitest";
import { findUser } from "../../repositories/users.ts";
import type { Actor } from "../../domain/actor.ts";
import { RENEWAL } from "../../testing/stripe/fake-state.ts";
import { PRICES } from "../../testing/stripe/account.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";
import { failure } from "../../testing/failures.ts";

eachShop((db, shop) => {
  describe("a refund or dispute", () => {
    async function paid(): Promise<{ actor: Actor; customer: string; charge: string }> {
      const { actor, customer } = await shop().newBuyer();
      const subscription = shop().subscribe(customer);
      await shop().changed(customer);
      const charge = `ch_${customer}`;
      shop().fake.charges.set(charge, { customer, subscription, refunded: false });
      return { actor, customer, charge };
    }
    const refund = (charge: string) => shop().send({ type: "charge.refunded", object: { id: charge } });

    it("ends the plan, at Stripe too, unless the refund is partial", async () => {
      const { actor, charge } = await paid();
      await refund(charge);
      expect(await shop().planOf(actor)).toBe("pro");
      const kept = shop().fake.charges.get(charge);
      if (kept !== undefined) kept.refunded = true;
      expect(await refund(charge)).toBe(200);
      expect(await shop().planOf(actor)).toBe("free");
      expect([...shop().fake.subscriptions.values()].at(-1)?.status).toBe("canceled");
      expect(await refund(charge)).toBe(200);
    });

    it("does not end a plan that was bought after the refund", async () => {
      const { actor, customer, charge } = await paid();
      const kept = shop().fake.charges.get(charge);
      if (kept !== undefined) kept.refunded = true;
      await refund(charge);
      shop().subscribe(customer, PRICES.studio);
      await shop().changed(customer);
      expect(await refund(charge)).toBe(200);
      expect(await shop().planOf(actor)).toBe("studio");
    });

    it.each([
      ["needs_response", "free"],
      ["under_review", "free"],
      ["lost", "free"],
      ["won", "pro"],
      ["warning_needs_response", "pro"],
    ])("with the status %s leaves the plan %s", async (status, plan) => {
      const { actor, charge } = await paid();
      shop().fake.disputes.set(`dp_${charge}`, { charge, status });
      expect(await shop().send({ type: "charge.dispute.created", object: { id: `dp_${charge}` } })).toBe(200);
      expect(await shop().planOf(actor)).toBe(plan);
    });
  });

  describe("deleting the account", () => {
    it("cancels the subscription first", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer);
      await shop().changed(customer);
      expect((await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`)).status).toBe(200);
      expect(shop().fake.subscriptions.get(id)?.status).toBe("canceled");
      expect(shop().fake.customers.has(customer)).toBe(false);
      expect(await findUser(db(), actor.uid)).toBeUndefined();
      // Later Stripe events do not restore the account.
      expect(await shop().changed(customer, "customer.subscription.deleted")).toBe(200);
    });

    it("is refused while the cancellation is not certain", async () => {
      const { actor } = await shop().newBuyer();
      shop().fake.broken = true;
      const { status, body } = await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`);
      expect({ status, body }).toEqual(failure("subscription-not-cancelled"));
      expect(await findUser(db(), actor.uid)).toBeDefined();
    });

    it("works if Stripe has already deleted the customer", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().fake.customers.delete(customer);
      expect((await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`)).status).toBe(200);
    });
  });

  it("The export contains everything that is stored about payments", async () => {
    const { actor, customer } = await shop().newBuyer();
    const id = shop().subscribe(customer);
    await shop().changed(customer);
    const { body } = await shop().ask(actor, "GET", `/api/users/${actor.uid}/export`);
    expect(body).toMatchObject({
      payments: {
        partner: "stripe",
        customerId: customer,
        subscriptions: [{ id, plan: "pro", renewsAt: RENEWAL, endsAt: null }],
      },
    });
  });
});
