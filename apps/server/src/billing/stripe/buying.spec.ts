/** Stripe's own library against a server that answers as Stripe does. */
import { describe, expect, it } from "vitest";
import { newActor } from "../../testing/people.ts";
import { PRICES } from "../../testing/stripe/account.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";
import { failure } from "../../testing/failures.ts";

eachShop((db, shop) => {
  describe("buying", () => {
    it.each([
      ["pro-annual", PRICES.annual, "pro"],
      ["pro-monthly", PRICES.monthly, "pro"],
      ["studio", PRICES.studio, "studio"],
    ])("%s leads to a checkout of Stripe's and back", async (offer, price, plan) => {
      const actor = await newActor(db());
      const { status, body } = await shop().ask(actor, "POST", "/api/checkout", { offer });
      expect({ status, body }).toEqual({
        status: 200,
        body: { success: true, url: "https://checkout.stripe.test/pay" },
      });
      expect(shop().fake.checkouts.at(-1)).toMatchObject({
        mode: "subscription",
        client_reference_id: actor.uid,
        "line_items[0][price]": price,
        "line_items[0][quantity]": "1",
        "subscription_data[metadata][plan]": plan,
        success_url: `https://matte.example/checkout?plan=${offer}&paid=1`,
        cancel_url: `https://matte.example/checkout?plan=${offer}&cancelled=1`,
      });
      expect(await shop().planOf(actor)).toBe("free");
    });

    it("makes one customer of one user, whatever comes at once", async () => {
      const actor = await newActor(db());
      const asked = [1, 2, 3].map(() => shop().ask(actor, "POST", "/api/checkout", { offer: "studio" }));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
      const used = new Set(
        shop()
          .fake.checkouts.slice(-3)
          .map(({ customer }) => customer),
      );
      expect(used.size).toBe(1);
    });

    it("leads somebody who pays already to the portal, before our own books know", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      const { body } = await shop().ask(actor, "POST", "/api/checkout", { offer: "studio" });
      expect(body).toEqual({ success: true, url: "https://billing.stripe.test/portal" });
    });

    it("says that nothing was charged when Stripe does not answer", async () => {
      shop().fake.broken = true;
      const { status, body } = await shop().ask(await newActor(db()), "POST", "/api/checkout", { offer: "studio" });
      expect({ status, body }).toEqual(failure("payments-unavailable"));
    });

    it.each([
      [{ offer: "gold" }, 400],
      [{}, 400],
      [{ offer: "studio", plan: "studio" }, 403],
    ])("%j is refused", async (body, status) => {
      expect((await shop().ask(await newActor(db()), "POST", "/api/checkout", body)).status).toBe(status);
    });

    it("needs somebody", async () => {
      expect((await shop().ask(null, "POST", "/api/checkout", { offer: "studio" })).status).toBe(401);
      expect((await shop().ask(null, "POST", "/api/billing-portal")).status).toBe(401);
    });

    it("has a portal for customers only", async () => {
      const { actor } = await shop().newBuyer();
      const { body } = await shop().ask(actor, "POST", "/api/billing-portal");
      expect(body).toEqual({ success: true, url: "https://billing.stripe.test/portal" });
      expect((await shop().ask(await newActor(db()), "POST", "/api/billing-portal")).status).toBe(404);
    });
  });
});
