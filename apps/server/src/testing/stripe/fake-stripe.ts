/**
 * Server answering Stripe's library like api.stripe.com, for the calls Matte makes: customers, checkouts, the portal,
 * subscriptions, refunds, balances, and the invoice paid by a charge.
 * @see https://docs.stripe.com/api
 */
import Fastify from "fastify";
import { refuse } from "./fake-answers.ts";
import { addBalances } from "./fake-balances.ts";
import { addCheckouts, addCustomers } from "./fake-customers.ts";
import type { FakeStripe } from "./fake-state.ts";
import { addCharges, addSubscriptions } from "./fake-subscriptions.ts";

export async function startFakeStripe(): Promise<FakeStripe> {
  const app = Fastify();
  const fake = {
    origin: "",
    customers: new Map(),
    subscriptions: new Map(),
    charges: new Map(),
    disputes: new Map(),
    checkouts: [],
    balances: [],
    broken: false,
    beforeAnswer: () => Promise.resolve(),
    beforeCustomer: () => Promise.resolve(),
    beforeCheckout: () => Promise.resolve(),
    beforeBalance: () => Promise.resolve(),
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
  addCheckouts(app, fake);
  addSubscriptions(app, fake);
  addCharges(app, fake);
  addBalances(app, fake);
  fake.origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return fake;
}
