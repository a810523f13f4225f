import { describe, expect, it } from "vitest";
import type { Actor } from "../../domain/actor.ts";
import { newActor } from "../../testing/people.ts";
import { NOT_INDEXED } from "../../testing/stripe/fake-customers.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";

const UID = "metadata[uid]";

eachShop((db, shop) => {
  const begin = (actor: Actor) => shop().ask(actor, "POST", "/api/checkout", { offer: "studio" });
  const remove = (actor: Actor) => shop().ask(actor, "DELETE", `/api/users/${actor.uid}`);
  const customersOf = ({ uid }: Actor) => [...shop().fake.customers].filter(([, body]) => body[UID] === uid);

  describe("creating a customer", () => {
    it("happens once for ten simultaneous checkouts of a new buyer", async () => {
      const actor = await newActor(db());
      const answers = await Promise.all(Array.from({ length: 10 }, () => begin(actor)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(customersOf(actor)).toHaveLength(1);
    });

    it("is repeated with the same customer after a failure", async () => {
      const actor = await newActor(db());
      shop().fake.beforeCustomer = () => Promise.reject(new Error("The connection broke."));
      expect((await begin(actor)).status).toBe(503);
      shop().calm();
      expect((await begin(actor)).status).toBe(200);
      expect(customersOf(actor)).toHaveLength(1);
    });

    it("is undone if the account is deleted in the meantime", async () => {
      const actor = await newActor(db());
      shop().fake.beforeCustomer = async () => {
        shop().calm();
        await db().deleteFrom("users").where("uid", "=", actor.uid).execute();
      };
      expect((await begin(actor)).status).toBeGreaterThanOrEqual(400);
      expect(customersOf(actor)).toEqual([]);
    });

    it("creates another one after Stripe has deleted the first, though the key is remembered", async () => {
      const { actor, customer } = await shop().newBuyer();
      await shop().payments.removeCustomer(customer);
      await shop().send({ type: "customer.deleted", object: { id: customer } });
      expect((await begin(actor)).status).toBe(200);
      expect(customersOf(actor).map(([id]) => id)).not.toContain(customer);
    });
  });

  describe("deleting an account", () => {
    it("deletes customers that the server has lost, by their uid", async () => {
      const { actor } = await shop().newBuyer();
      shop().fake.customers.set("cus_moved", { email: "former@example.com", [UID]: actor.uid });
      shop().fake.customers.set("cus_new", { email: actor.email, [UID]: actor.uid, description: NOT_INDEXED });
      shop().fake.customers.set("cus_stranger", { email: actor.email, [UID]: "another" });
      expect((await remove(actor)).status).toBe(200);
      expect(customersOf(actor)).toEqual([]);
      expect(shop().fake.customers.has("cus_stranger")).toBe(true);
      shop().fake.customers.delete("cus_stranger");
    });

    it("deletes a customer that was created before the server failed", async () => {
      const { actor, customer } = await shop().newBuyer();
      await db().deleteFrom("customers").where("customer_id", "=", customer).execute();
      expect((await remove(actor)).status).toBe(200);
      expect(customersOf(actor)).toEqual([]);
    });

    it("does not ask Stripe about a user who never opened a checkout", async () => {
      const actor = await newActor(db());
      shop().fake.broken = true;
      expect((await remove(actor)).status).toBe(200);
    });
  });
});
