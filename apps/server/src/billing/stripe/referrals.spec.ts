import { describe, expect, it } from "vitest";
import type { Actor } from "../../domain/actor.ts";
import { newPerson, newSession } from "../../testing/people.ts";
import { PRICES } from "../../testing/stripe/account.ts";
import { MONTH, STUDIO_MONTH, YEAR, type FakeCharge } from "../../testing/stripe/fake-state.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";

/** A month of the annual price. */
const MONTH_OF_YEAR = YEAR / 12;

interface Payer {
  readonly actor: Actor;
  readonly customer: string;
}

eachShop((db, shop) => {
  async function newAccount(): Promise<Actor> {
    const { uid, email } = await newPerson(db(), `${crypto.randomUUID()}@example.com`, "Jo", new Date().toISOString());
    return { uid, email, isAdmin: false, session: newSession() };
  }

  async function sender(): Promise<{ actor: Actor; code: string }> {
    const actor = await newAccount();
    const { body } = await shop().ask(actor, "POST", `/api/users/${actor.uid}/referral`);
    return { actor, code: (body as { code: string }).code };
  }

  async function joined(code: string): Promise<Actor> {
    const actor = await newAccount();
    const arrival = { code, openedAt: new Date().toISOString() };
    const { body } = await shop().ask(actor, "PUT", `/api/users/${actor.uid}/referral`, arrival);
    expect(body).toEqual({ counted: true });
    return actor;
  }

  const customerOf = async (actor: Actor): Promise<string> => {
    await shop().ask(actor, "POST", "/api/checkout", { offer: "pro-annual" });
    return [...shop().fake.customers].find(([, { "metadata[uid]": uid }]) => uid === actor.uid)?.[0] ?? "";
  };

  /** Pays like at Stripe's checkout, before its event. */
  async function charged(actor: Actor, charge: Partial<FakeCharge> = {}, price = PRICES.annual): Promise<Payer> {
    const customer = await customerOf(actor);
    const subscription = shop().subscribe(customer, price);
    shop().fake.charges.set(`ch_${customer}`, { customer, subscription, refunded: false, ...charge });
    return { actor, customer };
  }

  const completed = (customer: string): Promise<number> =>
    shop().send({ type: "checkout.session.completed", object: { customer } });

  async function pay(actor: Actor, charge: Partial<FakeCharge> = {}, price: string = PRICES.annual): Promise<Payer> {
    const payer = await charged(actor, charge, price as typeof PRICES.annual);
    expect(await completed(payer.customer)).toBe(200);
    return payer;
  }

  async function refund({ customer }: Payer): Promise<number> {
    const charge = shop().fake.charges.get(`ch_${customer}`);
    if (charge !== undefined) charge.refunded = true;
    return shop().send({ type: "charge.refunded", object: { id: `ch_${customer}` } });
  }

  /** Cents in a user's favour. */
  const balanceOf = ({ uid }: Actor): number => {
    const mine = (id: string) => shop().fake.customers.get(id)?.["metadata[uid]"] === uid;
    return (
      0 -
      shop()
        .fake.balances.filter(({ customer }) => mine(customer))
        .reduce((sum, { amount }) => sum + amount, 0)
    );
  };
  const counts = async (actor: Actor): Promise<unknown> =>
    (await shop().ask(actor, "GET", `/api/users/${actor.uid}/referral`)).body;

  describe("a payment by an account that came by a link", () => {
    it("credits a month to both, once for all its events", async () => {
      const { actor, code } = await sender();
      const friend = await joined(code);
      expect([balanceOf(actor), balanceOf(friend)]).toEqual([0, 0]);
      const { customer } = await pay(friend);
      await completed(customer);
      await shop().changed(customer);
      expect([balanceOf(actor), balanceOf(friend)]).toEqual([MONTH_OF_YEAR, MONTH_OF_YEAR]);
      expect(await counts(actor)).toEqual({ offered: true, code, opened: 0, joined: 1, paid: 1 });
    });

    it("credits once for ten simultaneous events", async () => {
      const { actor, code } = await sender();
      const { customer } = await charged(await joined(code));
      await Promise.all(Array.from({ length: 10 }, () => completed(customer)));
      expect(balanceOf(actor)).toBe(MONTH_OF_YEAR);
    });

    it("credits each a month of what they pay", async () => {
      const { actor, code } = await sender();
      await pay(actor, {}, PRICES.studio);
      const friend = await joined(code);
      await pay(friend, { amount: MONTH }, PRICES.monthly);
      expect([balanceOf(actor), balanceOf(friend)]).toEqual([STUDIO_MONTH, MONTH]);
    });

    it("is credited later if Stripe fails in between, to each once", async () => {
      const { actor, code } = await sender();
      const friend = await joined(code);
      const { customer } = await charged(friend);
      let calls = 0;
      shop().fake.beforeBalance = () => ((calls += 1) > 1 ? Promise.reject(new Error("Broken.")) : Promise.resolve());
      expect(await completed(customer)).toBe(503);
      expect(balanceOf(actor) + balanceOf(friend)).toBe(MONTH_OF_YEAR);
      shop().calm();
      expect(await shop().changed(customer)).toBe(200);
      expect([balanceOf(actor), balanceOf(friend)]).toEqual([MONTH_OF_YEAR, MONTH_OF_YEAR]);
    });

    it.each<[string, Partial<FakeCharge>]>([
      ["by balance or coupon alone", { amount: 0 }],
      ["of less than a month", { amount: MONTH_OF_YEAR - 1 }],
      ["that can’t be told from the sender’s", { card: null }],
      ["that was refunded before its event", { refunded: true }],
    ])("%s credits nothing", async (_name, charge) => {
      const { actor, code } = await sender();
      const friend = await joined(code);
      await pay(friend, charge);
      expect([balanceOf(actor), balanceOf(friend)]).toEqual([0, 0]);
      expect(await counts(actor)).toMatchObject({ joined: 1, paid: 0 });
    });

    it("credits nothing once the sender’s account is deleted", async () => {
      const { actor, code } = await sender();
      const friend = await joined(code);
      await shop().ask(actor, "DELETE", `/api/users/${actor.uid}`);
      await pay(friend);
      expect(balanceOf(friend)).toBe(0);
    });
  });

  describe("a card", () => {
    it("of the sender credits nothing", async () => {
      const { actor, code } = await sender();
      await pay(actor, { card: "own" });
      const second = await joined(code);
      await pay(second, { card: "own" });
      expect([balanceOf(actor), balanceOf(second)]).toEqual([0, 0]);
    });

    it("of the sender counts after its payment was refunded", async () => {
      const { actor, code } = await sender();
      await refund(await pay(actor, { card: "returned" }));
      const second = await joined(code);
      await pay(second, { card: "returned" });
      expect(balanceOf(second)).toBe(0);
    });

    it("that the sender uses later takes the months back", async () => {
      const { actor, code } = await sender();
      const second = await joined(code);
      await pay(second, { card: "shared" });
      expect(balanceOf(actor)).toBe(MONTH_OF_YEAR);
      await pay(actor, { card: "shared" });
      expect([balanceOf(actor), balanceOf(second)]).toEqual([0, 0]);
      expect(await counts(actor)).toMatchObject({ joined: 1, paid: 0 });
    });

    it("that has paid for one sender’s link gives no months for another’s", async () => {
      const [one, other] = [await sender(), await sender()];
      await refund(await pay(await joined(one.code), { card: "again" }));
      const friend = await joined(other.code);
      await pay(friend, { card: "again" });
      expect([balanceOf(one.actor), balanceOf(other.actor), balanceOf(friend)]).toEqual([0, 0, 0]);
    });
  });

  describe("a reversed payment", () => {
    it("takes the months of both back, once for all its events", async () => {
      const { actor, code } = await sender();
      const friend = await joined(code);
      const payer = await pay(friend);
      expect(await refund(payer)).toBe(200);
      await refund(payer);
      await completed(payer.customer);
      expect([balanceOf(actor), balanceOf(friend)]).toEqual([0, 0]);
      expect(await counts(actor)).toMatchObject({ joined: 1, paid: 0 });
    });

    it("takes the sender’s month back after the payer’s account is deleted", async () => {
      const { actor, code } = await sender();
      const payer = await pay(await joined(code));
      await shop().ask(payer.actor, "DELETE", `/api/users/${payer.actor.uid}`);
      expect(balanceOf(actor)).toBe(MONTH_OF_YEAR);
      expect(await refund(payer)).toBe(200);
      expect(balanceOf(actor)).toBe(0);
    });

    it("takes back what is credited at the same moment", async () => {
      const { actor, code } = await sender();
      const friend = await joined(code);
      const payer = await charged(friend);
      let calls = 0;
      shop().fake.beforeBalance = async () => {
        if ((calls += 1) === 2) await refund(payer);
      };
      await completed(payer.customer);
      expect([balanceOf(actor), balanceOf(friend)]).toEqual([0, 0]);
    });

    it.each([
      ["partial refund", "charge.refunded", "needs_response", MONTH_OF_YEAR],
      ["dispute", "charge.dispute.created", "needs_response", 0],
      ["inquiry", "charge.dispute.created", "warning_needs_response", MONTH_OF_YEAR],
    ])("by %s leaves the sender what is due", async (_name, type, status, left) => {
      const { actor, code } = await sender();
      const { customer } = await pay(await joined(code));
      const charge = `ch_${customer}`;
      shop().fake.disputes.set(`dp_${charge}`, { charge, status });
      await shop().send({ type, object: { id: type === "charge.refunded" ? charge : `dp_${charge}` } });
      expect(balanceOf(actor)).toBe(left);
    });

    it("of a later year leaves the months", async () => {
      const { actor, code } = await sender();
      const payer = await pay(await joined(code));
      const subscription = shop().fake.charges.get(`ch_${payer.customer}`)?.subscription ?? "";
      shop().fake.charges.set("ch_renewal", { customer: payer.customer, subscription, refunded: true });
      await shop().send({ type: "charge.refunded", object: { id: "ch_renewal" } });
      expect(balanceOf(actor)).toBe(MONTH_OF_YEAR);
    });
  });
});
