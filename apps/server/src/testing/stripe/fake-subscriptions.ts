/** The fake Stripe's subscriptions, with the charges, invoices, disputes and refunds for their payments. */
import type { FastifyInstance } from "fastify";
import { listOf, missing, refuse, type Form, type WithId, type WithQuery } from "./fake-answers.ts";
import { PRICES } from "./account.ts";
import {
  MONTH,
  PERIOD_END,
  STUDIO_MONTH,
  YEAR,
  type FakeCharge,
  type FakeStripe,
  type FakeSubscription,
} from "./fake-state.ts";

export function addSubscriptions(app: FastifyInstance, fake: FakeStripe): void {
  app.get<WithQuery>("/v1/subscriptions", async ({ query: { customer } }) => {
    // The latest first, as at Stripe.
    const data = [...fake.subscriptions.values()].filter((one) => one.customer === customer).toReversed();
    const answer = listOf(data.map(subscription));
    await fake.beforeAnswer();
    return answer;
  });
  app.delete<WithId>("/v1/subscriptions/:id", ({ params: { id } }, reply) => {
    const found = fake.subscriptions.get(id);
    if (found === undefined || found.status === "canceled") return missing(reply);
    fake.subscriptions.set(id, { ...found, status: "canceled" });
    return subscription({ ...found, status: "canceled" });
  });
}

export function addCharges(app: FastifyInstance, fake: FakeStripe): void {
  app.get<WithId>("/v1/charges/:id", ({ params: { id } }, reply) => {
    const found = fake.charges.get(id);
    if (found === undefined) return missing(reply);
    return chargeOf(id, found);
  });
  app.get<WithQuery>("/v1/charges", ({ query: { customer } }) =>
    // The latest first, as at Stripe.
    listOf(
      [...fake.charges]
        .filter(([, one]) => one.customer === customer)
        .map(([id, one]) => chargeOf(id, one))
        .toReversed(),
    ),
  );
  app.get<WithId>("/v1/disputes/:id", ({ params: { id } }, reply) => {
    const found = fake.disputes.get(id);
    return found === undefined ? missing(reply) : { id, object: "dispute", ...found };
  });
  app.get<WithQuery>("/v1/invoice_payments", ({ query }) => {
    const intent = query["payment[payment_intent]"];
    const data = [...fake.charges].filter(
      ([id, { subscription: paid }]) => intent === `pi_${id}` || query["invoice"] === `in_${paid}`,
    );
    return listOf(data.map(([id, { subscription: paid }]) => invoicePayment(id, paid)));
  });
  app.post<Form>("/v1/refunds", ({ body }, reply) => {
    const found = fake.charges.get((body["payment_intent"] ?? "").replace(/^pi_/, ""));
    if (found === undefined) return missing(reply);
    if (found.refunded) return refuse(reply, 400, { code: "charge_already_refunded", message: "Refunded already." });
    found.refunded = true;
    return { id: "re_1", object: "refund", status: "succeeded" };
  });
}

function chargeOf(id: string, { customer, refunded, amount = YEAR, card = id }: FakeCharge): object {
  const details = card === null ? { type: "paypal" } : { type: "card", card: { fingerprint: card } };
  const money = { amount, paid: true, status: "succeeded", refunded, disputed: false };
  return { id, object: "charge", customer, payment_intent: `pi_${id}`, payment_method_details: details, ...money };
}

function invoicePayment(charge: string, paid: string): object {
  const parent = { subscription_details: { subscription: paid } };
  return {
    id: `inpay_${charge}`,
    invoice: { id: `in_${paid}`, object: "invoice", parent },
    payment: { type: "payment_intent", payment_intent: `pi_${charge}` },
  };
}

function subscription(fake: FakeSubscription): object {
  const { id, customer, status, price, metadata = {}, cancelAtPeriodEnd = false, created = 0 } = fake;
  return {
    id,
    object: "subscription",
    created,
    customer,
    status,
    metadata,
    latest_invoice: `in_${id}`,
    cancel_at: null,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: { object: "list", data: [{ id: "si_1", price: priceOf(price), current_period_end: PERIOD_END }] },
  };
}

/** Terms of the prices that the server sells. */
const TERMS: Readonly<Record<string, { readonly unit_amount: number; readonly interval: string }>> = {
  [PRICES.annual]: { unit_amount: YEAR, interval: "year" },
  [PRICES.monthly]: { unit_amount: MONTH, interval: "month" },
  [PRICES.studio]: { unit_amount: STUDIO_MONTH, interval: "month" },
};

function priceOf(id: string): object {
  const { unit_amount, interval } = TERMS[id] ?? { unit_amount: MONTH, interval: "month" };
  return { id, object: "price", currency: "usd", unit_amount, recurring: { interval, interval_count: 1 } };
}
