/**
 * Server that answers Stripe's library as api.stripe.com does, for the calls that Matte makes: customers, checkouts, the
 * portal, subscriptions, and the invoice that a charge paid.
 * @see https://docs.stripe.com/api
 */
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";

export interface FakeSubscription {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
  readonly price: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly cancelAtPeriodEnd?: boolean;
}

export interface FakeStripe {
  readonly origin: string;
  /** Existing customers by id, with their fields. */
  readonly customers: Map<string, Record<string, string>>;
  readonly subscriptions: Map<string, FakeSubscription>;
  /** Charges by id, with the subscription whose invoice they paid. */
  readonly charges: Map<string, { readonly customer: string; readonly subscription: string; refunded: boolean }>;
  readonly disputes: Map<string, { readonly charge: string; readonly status: string }>;
  /** Bodies of the created checkouts. */
  readonly checkouts: Record<string, string>[];
  /** Answers everything with an error while true. */
  broken: boolean;
  /** Called with each answer about subscriptions before it is sent. */
  beforeAnswer: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** End of every period, in seconds since 1970. */
const PERIOD_END = 1_800_000_000;
export const RENEWAL = new Date(PERIOD_END * 1000).toISOString();

export async function startFakeStripe(): Promise<FakeStripe> {
  const app = Fastify();
  const fake = {
    origin: "",
    customers: new Map(),
    subscriptions: new Map(),
    charges: new Map(),
    disputes: new Map(),
    checkouts: [],
    broken: false,
    beforeAnswer: () => Promise.resolve(),
    stop: () => app.close(),
  } satisfies FakeStripe as FakeStripe & { origin: string };
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook("onRequest", async ({ headers }, reply) => {
    if (fake.broken) await refuse(reply, 400, { message: "Not today." });
    else if (headers.authorization !== "Bearer sk_test_matte") await refuse(reply, 401, { message: "Who are you?" });
  });
  addCustomers(app, fake);
  addSubscriptions(app, fake);
  addCharges(app, fake);
  fake.origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return fake;
}

type WithId = { Params: { id: string } };
type Form = { Body: Record<string, string> };

function addCustomers(app: FastifyInstance, fake: FakeStripe): void {
  let count = 0;
  app.post<Form>("/v1/customers", ({ body }) => {
    const id = `cus_${(count += 1)}`;
    fake.customers.set(id, body);
    return { id, object: "customer" };
  });
  app.delete<WithId>("/v1/customers/:id", ({ params: { id } }, reply) => {
    if (!fake.customers.delete(id)) return missing(reply);
    for (const one of fake.subscriptions.values())
      if (one.customer === id) fake.subscriptions.set(one.id, { ...one, status: "canceled" });
    return { id, object: "customer", deleted: true };
  });
  app.post<Form>("/v1/checkout/sessions", ({ body }, reply) => {
    if (!fake.customers.has(body["customer"] ?? "")) return missing(reply);
    fake.checkouts.push(body);
    return { id: `cs_${fake.checkouts.length}`, object: "checkout.session", url: "https://checkout.stripe.test/pay" };
  });
  app.post<Form>("/v1/billing_portal/sessions", ({ body }, reply) =>
    fake.customers.has(body["customer"] ?? "")
      ? { id: "bps_1", object: "billing_portal.session", url: "https://billing.stripe.test/portal" }
      : missing(reply),
  );
}

function addSubscriptions(app: FastifyInstance, fake: FakeStripe): void {
  app.get<{ Querystring: { customer: string } }>("/v1/subscriptions", async ({ query: { customer } }) => {
    const data = [...fake.subscriptions.values()].filter((one) => one.customer === customer).map(subscription);
    await fake.beforeAnswer();
    return { object: "list", data, has_more: false };
  });
  app.delete<WithId>("/v1/subscriptions/:id", ({ params: { id } }, reply) => {
    const found = fake.subscriptions.get(id);
    if (found === undefined || found.status === "canceled") return missing(reply);
    fake.subscriptions.set(id, { ...found, status: "canceled" });
    return subscription({ ...found, status: "canceled" });
  });
}

function addCharges(app: FastifyInstance, fake: FakeStripe): void {
  app.get<WithId>("/v1/charges/:id", ({ params: { id } }, reply) => {
    const found = fake.charges.get(id);
    if (found === undefined) return missing(reply);
    return { id, object: "charge", customer: found.customer, payment_intent: `pi_${id}`, refunded: found.refunded };
  });
  app.get<WithId>("/v1/disputes/:id", ({ params: { id } }, reply) => {
    const found = fake.disputes.get(id);
    return found === undefined ? missing(reply) : { id, object: "dispute", ...found };
  });
  app.get<{ Querystring: Record<string, string> }>("/v1/invoice_payments", ({ query }) => {
    const charge = fake.charges.get((query["payment[payment_intent]"] ?? "").replace(/^pi_/, ""));
    const invoice = {
      id: "in_1",
      object: "invoice",
      parent: { subscription_details: { subscription: charge?.subscription } },
    };
    return { object: "list", data: charge === undefined ? [] : [{ id: "inpay_1", invoice }], has_more: false };
  });
}

function subscription({ id, customer, status, price, metadata = {}, cancelAtPeriodEnd = false }: FakeSubscription) {
  return {
    id,
    object: "subscription",
    customer,
    status,
    metadata,
    cancel_at: null,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: { object: "list", data: [{ id: "si_1", price: { id: price }, current_period_end: PERIOD_END }] },
  };
}

function missing(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, { code: "resource_missing", message: "No such thing." });
}

function refuse(reply: FastifyReply, status: number, error: object): FastifyReply {
  return reply.code(status).send({ error: { type: "invalid_request_error", ...error } });
}
