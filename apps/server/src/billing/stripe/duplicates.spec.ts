import { expect, it } from "vitest";
import { PRICES } from "../../testing/stripe/account.ts";
import { eachShop } from "../../testing/stripe/stripe-shop.ts";

eachShop((_db, shop) => {
  /** Creates a subscription paid with a charge. @param created seconds since 1970 */
  function paid(customer: string, created: number, price: string = PRICES.annual): { id: string; charge: string } {
    const id = shop().subscribe(customer, price);
    shop().fake.subscriptions.set(id, { id, customer, price, status: "active", created });
    const charge = `ch_${id}`;
    shop().fake.charges.set(charge, { customer, subscription: id, refunded: false });
    return { id, charge };
  }
  const state = ({ id, charge }: { id: string; charge: string }) => [
    shop().fake.subscriptions.get(id)?.status,
    shop().fake.charges.get(charge)?.refunded,
  ];
  const completed = (customer: string, id?: string) =>
    shop().send({ type: "checkout.session.completed", object: { customer }, ...(id === undefined ? {} : { id }) });

  it("The later one of two paid checkouts is refunded and cancelled", async () => {
    const { actor, customer } = await shop().newBuyer();
    const [later, first] = [paid(customer, 200, PRICES.studio), paid(customer, 100)];
    expect(await completed(customer, "evt_second")).toBe(200);
    expect([state(first), state(later)]).toEqual([
      ["active", false],
      ["canceled", true],
    ]);
    expect(await shop().planOf(actor)).toBe("pro");
    const { body } = await shop().ask(actor, "GET", `/api/users/${actor.uid}/billing`);
    expect(body).toMatchObject({ subscription: { plan: "pro" } });
    const message = "second subscription refunded and cancelled";
    expect(shop().warnings).toContainEqual({ event: "evt_second", duplicates: [later.id], message });
  });

  it("A single subscription is kept, and so is one next to subscriptions that have ended", async () => {
    const { customer } = await shop().newBuyer();
    shop().subscribe(customer, PRICES.annual, "canceled");
    const only = paid(customer, 100);
    expect(await completed(customer)).toBe(200);
    expect(state(only)).toEqual(["active", false]);
  });

  it("Events that arrive at once, again, or after a refund by hand, refund once", async () => {
    const { customer } = await shop().newBuyer();
    const [first, later] = [paid(customer, 100), paid(customer, 200)];
    const charge = shop().fake.charges.get(later.charge);
    if (charge !== undefined) charge.refunded = true;
    const id = `evt_${customer}`;
    const statuses = await Promise.all([completed(customer, id), completed(customer, id), completed(customer)]);
    expect([...statuses, await completed(customer, id)]).toEqual([200, 200, 200, 200]);
    expect([state(first), state(later)]).toEqual([
      ["active", false],
      ["canceled", true],
    ]);
  });

  it("Stripe sends the event again if the refund fails, and then the subscription ends", async () => {
    const { customer } = await shop().newBuyer();
    const [, later] = [paid(customer, 100), paid(customer, 200)];
    shop().fake.broken = true;
    expect(await completed(customer, "evt_refund")).toBe(503);
    expect(state(later)).toEqual(["active", false]);
    shop().fake.broken = false;
    expect(await completed(customer, "evt_refund")).toBe(200);
    expect(state(later)).toEqual(["canceled", true]);
  });
});
