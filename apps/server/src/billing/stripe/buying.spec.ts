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
    ])("%s opens a checkout at Stripe and returns", async (offer, price, plan) => {
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

    it("creates one customer per user, even for simultaneous requests", async () => {
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

    it("opens the portal for a user who already pays, even before the database has the payment", async () => {
      const { actor, customer } = await shop().newBuyer();
      shop().subscribe(customer);
      const { body } = await shop().ask(actor, "POST", "/api/checkout", { offer: "studio" });
      expect(body).toEqual({ success: true, url: "https://billing.stripe.test/portal" });
    });

    it("reports that nothing was charged if Stripe does not answer", async () => {
      shop().fake.broken = true;
      const { status, body } = await shop().ask(await newActor(db()), "POST", "/api/checkout", { offer: "studio" });
      expect({ status, body }).toEqual(failure("payments-unavailable"));
    });

    it.each([
      [{ offer: "gold" }, 400],
      [{}, 400],
      [{ offer: "studio", plan: "studio" }, 403],
    ])("rejects the body %j", async (body, status) => {
      expect((await shop().ask(await newActor(db()), "POST", "/api/checkout", body)).status).toBe(status);
    });

    it("needs a signed-in user", async () => {
      expect((await shop().ask(null, "POST", "/api/checkout", { offer: "studio" })).status).toBe(401);
      expect((await shop().ask(null, "POST", "/api/billing-portal")).status).toBe(401);
    });

    it("opens the portal for customers only", async () => {
      const { actor } = await shop().newBuyer();
      const { body } = await shop().ask(actor, "POST", "/api/billing-portal");
      expect(body).toEqual({ success: true, url: "https://billing.stripe.test/portal" });
      expect((await shop().ask(await newActor(db()), "POST", "/api/billing-portal")).status).toBe(404);
    });
  });
});
