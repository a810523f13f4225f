/** The fake Stripe's customers, checkouts and portal. */
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import { listOf, missing, refuse, type Form, type WithId, type WithQuery } from "./fake-answers.ts";
import type { FakeStripe } from "./fake-state.ts";

export function addCustomers(app: FastifyInstance, fake: FakeStripe): void {
  let count = 0;
  const made = new Map<unknown, { readonly body: object; readonly id: string }>();
  app.post<Form>("/v1/customers", async ({ body, headers: { "idempotency-key": key } }, reply) => {
    const before = made.get(key);
    if (before !== undefined && !isDeepStrictEqual(before.body, body))
      return refuse(reply, 400, { type: "idempotency_error", message: "The key was used with other parameters." });
    const id = before?.id ?? `cus_${(count += 1)}`;
    made.set(key, { body, id });
    if (before === undefined) fake.customers.set(id, body);
    await fake.beforeCustomer();
    return { id, object: "customer" };
  });
  app.get<WithQuery>("/v1/customers", ({ query: { email } }) =>
    listOf(customers(fake, (body) => body["email"] === email)),
  );
  app.get<WithQuery>("/v1/customers/search", ({ query: { query = "" } }) => {
    const uid = /^metadata\["uid"\]:"([^"]+)"$/.exec(query)?.[1];
    return listOf(
      customers(fake, (body) => uid !== undefined && body[UID] === uid && body["description"] !== NOT_INDEXED),
    );
  });
  app.delete<WithId>("/v1/customers/:id", ({ params: { id } }, reply) => {
    if (!fake.customers.delete(id)) return missing(reply);
    for (const one of fake.subscriptions.values())
      if (one.customer === id) fake.subscriptions.set(one.id, { ...one, status: "canceled" });
    return { id, object: "customer", deleted: true };
  });
}

const UID = "metadata[uid]";
/** Describes a customer not yet found by the search, as for about a minute at Stripe. */
export const NOT_INDEXED = "not indexed";

function customers(fake: FakeStripe, accepts: (body: Record<string, string>) => boolean): object[] {
  return [...fake.customers]
    .filter(([, body]) => accepts(body))
    .map(([id, body]) => ({ id, object: "customer", email: body["email"], metadata: { uid: body[UID] } }));
}

export function addCheckouts(app: FastifyInstance, fake: FakeStripe): void {
  app.post<Form>("/v1/checkout/sessions", async ({ body }, reply) => {
    if (!fake.customers.has(body["customer"] ?? "")) return missing(reply);
    const id = `cs_${fake.checkouts.length + 1}`;
    fake.checkouts.push({ ...body, id, status: "open" });
    await fake.beforeCheckout();
    return { id, object: "checkout.session", url: "https://checkout.stripe.test/pay" };
  });
  app.get<WithQuery>("/v1/checkout/sessions", ({ query: { customer, status } }) => {
    const found = fake.checkouts.filter((one) => one["customer"] === customer && one["status"] === status);
    return listOf(found.map(({ id }) => ({ id, object: "checkout.session", customer, status })).toReversed());
  });
  app.post<WithId>("/v1/checkout/sessions/:id/expire", ({ params: { id } }, reply) => {
    const found = fake.checkouts.find((one) => one["id"] === id);
    if (found === undefined) return missing(reply);
    if (found["status"] !== "open") return refuse(reply, 400, { message: "Only open sessions can be expired." });
    found["status"] = "expired";
    return { id, object: "checkout.session", status: "expired" };
  });
  app.post<Form>("/v1/billing_portal/sessions", ({ body }, reply) =>
    fake.customers.has(body["customer"] ?? "")
      ? { id: "bps_1", object: "billing_portal.session", url: "https://billing.stripe.test/portal" }
      : missing(reply),
  );
}
