import { describe, expect, it } from "vitest";
import type { Actor } from "../../domain/actor.ts";
import { failure } from "../../testing/failures.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";

const PORTAL = { success: true, url: "https://billing.stripe.test/portal" };

eachShop((_db, shop) => {
  const begin = (actor: Actor, offer = "studio") => shop().ask(actor, "POST", "/api/checkout", { offer });
  const checkoutsOf = (customer: string) => shop().fake.checkouts.filter((one) => one["customer"] === customer);
  const openOf = (customer: string) => checkoutsOf(customer).filter((one) => one["status"] === "open");

  describe("a new checkout", () => {
    it("expires the one before, so that a customer has one to pay", async () => {
      const { actor, customer } = await shop().newBuyer();
      for (let count = 0; count < 3; count++) expect((await begin(actor)).status).toBe(200);
      expect(checkoutsOf(customer)).toHaveLength(4);
      expect(openOf(customer)).toEqual(checkoutsOf(customer).slice(-1));
    });

    it("leaves one of ten simultaneous checkouts open", async () => {
      const { actor, customer } = await shop().newBuyer();
      const answers = await Promise.all(Array.from({ length: 10 }, () => begin(actor)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(openOf(customer)).toEqual(checkoutsOf(customer).slice(-1));
    });

    it("leaves the checkouts of other customers open", async () => {
      const other = await shop().newBuyer();
      const { actor } = await shop().newBuyer();
      await begin(actor);
      expect(openOf(other.customer)).toHaveLength(1);
    });

    it("opens the portal if the one before is paid at the same moment", async () => {
      const { actor, customer } = await shop().newBuyer();
      const [before] = openOf(customer);
      shop().fake.beforeCheckout = async () => {
        before!["status"] = "complete";
        shop().subscribe(customer);
      };
      expect((await begin(actor)).body).toEqual(PORTAL);
      expect(openOf(customer)).toEqual([]);
    });

    it("is refused if an earlier one can't be expired", async () => {
      const { actor } = await shop().newBuyer();
      shop().fake.beforeCheckout = async () => {
        shop().fake.broken = true;
      };
      const { status, body } = await begin(actor);
      expect({ status, body }).toEqual(failure("payments-unavailable"));
    });
  });

  it("Deleting the account expires its open checkout", async () => {
    const { actor, customer } = await shop().newBuyer();
    expect((await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`)).status).toBe(200);
    expect(checkoutsOf(customer)).toHaveLength(1);
    expect(openOf(customer)).toEqual([]);
  });
});
