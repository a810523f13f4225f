/** Stripe's own library against a server that answers as Stripe does. */
import { describe, expect, it } from "vitest";
import { findUser } from "../../repositories/users.ts";
import type { Actor } from "../../domain/actor.ts";
import { RENEWAL } from "../../testing/stripe/fake-stripe.ts";
import { PRICES } from "../../testing/stripe/account.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";
import { failure } from "../../testing/failures.ts";

eachShop((db, shop) => {
  describe("money that goes back", () => {
    async function paid(): Promise<{ actor: Actor; customer: string; charge: string }> {
      const { actor, customer } = await shop().newBuyer();
      const subscription = shop().subscribe(customer);
      await shop().changed(customer);
      const charge = `ch_${customer}`;
      shop().fake.charges.set(charge, { customer, subscription, refunded: false });
      return { actor, customer, charge };
    }
    const refund = (charge: string) => shop().send({ type: "charge.refunded", object: { id: charge } });

    it("a full refund takes the plan away, at Stripe too; a part of it does not", async () => {
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

    it("an old refund that comes late leaves what was bought since", async () => {
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
    ])("a dispute that is %s leaves %s", async (status, plan) => {
      const { actor, charge } = await paid();
      shop().fake.disputes.set(`dp_${charge}`, { charge, status });
      expect(await shop().send({ type: "charge.dispute.created", object: { id: `dp_${charge}` } })).toBe(200);
      expect(await shop().planOf(actor)).toBe(plan);
    });
  });

  describe("deleting the account", () => {
    it("cancels first", async () => {
      const { actor, customer } = await shop().newBuyer();
      const id = shop().subscribe(customer);
      await shop().changed(customer);
      expect((await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`)).status).toBe(200);
      expect(shop().fake.subscriptions.get(id)?.status).toBe("canceled");
      expect(shop().fake.customers.has(customer)).toBe(false);
      expect(await findUser(db(), actor.uid)).toBeUndefined();
      // What Stripe says of it afterwards brings nobody back.
      expect(await shop().changed(customer, "customer.subscription.deleted")).toBe(200);
    });

    it("is refused while that is not certain", async () => {
      const { actor } = await shop().newBuyer();
      shop().fake.broken = true;
      const { status, body } = await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`);
      expect({ status, body }).toEqual(failure("subscription-not-cancelled"));
      expect(await findUser(db(), actor.uid)).toBeDefined();
    });

    it("goes on where the customer is gone already", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().fake.customers.delete(customer);
      expect((await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`)).status).toBe(200);
    });
  });

  it("what is stored of payments is part of the export", async () => {
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
