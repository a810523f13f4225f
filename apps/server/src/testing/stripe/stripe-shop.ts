/** Billing with a fake Stripe: buyers, their plans, and signed webhooks. */
import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import type { Actor } from "../../domain/actor.ts";
import { addPayments } from "../../billing/index.ts";
import type { Payments } from "../../domain/payments.ts";
import { readConfig } from "../../config/read.ts";
import type { Db } from "../../db/schema.ts";
import { createFastify } from "../../http/fastify.ts";
import { findCustomer } from "../../repositories/billing.ts";
import { findUser } from "../../repositories/users.ts";
import { eachDatabase } from "../each-database.ts";
import { forSuite } from "../for-suite.ts";
import { newActor } from "../people.ts";
import { startDocuments, type DocumentsApp } from "../documents-app.ts";
import { PRICES, signedHeaders, stripeEnvironment, type Signing } from "./account.ts";
import type { FakeStripe } from "./fake-state.ts";
import { startFakeStripe } from "./fake-stripe.ts";

export interface Shop extends Pick<DocumentsApp, "ask"> {
  readonly fake: FakeStripe;
  readonly payments: Payments;
  /** Creates a user who has opened the checkout and not paid yet. */
  readonly newBuyer: () => Promise<{ readonly actor: Actor; readonly customer: string }>;
  /** Creates or changes a subscription at Stripe. @returns its id */
  readonly subscribe: (customer: string, price?: string, status?: string, id?: string) => string;
  readonly planOf: (actor: Actor) => Promise<string | undefined>;
  /** Sends an event like Stripe. @returns the answer's status */
  readonly send: (event: SentEvent, options?: SendOptions) => Promise<number>;
  /** Sends the event for a customer's changed subscriptions. */
  readonly changed: (customer: string, type?: string, id?: string) => Promise<number>;
  readonly warnings: readonly object[];
  /** Ends the fake Stripe's failures. */
  readonly calm: () => void;
  readonly stop: () => Promise<void>;
}

interface SentEvent {
  readonly id?: string;
  readonly type: string;
  readonly object: object;
}

interface SendOptions extends Signing {
  /** Changes the body after signing it. */
  readonly tamper?: (body: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Runs a suite with a shop on each database; the fake Stripe's failures end before each test. */
export function eachShop(tests: (db: () => Db, shop: () => Shop) => void): void {
  eachDatabase((db) => {
    const shop = forSuite((keep) => keep(openShop(db()), ({ stop }) => stop()));
    beforeEach(() => shop().calm());
    tests(db, shop);
  });
}

async function openShop(db: Db): Promise<Shop> {
  const fake = await startFakeStripe();
  const config = readConfig({ LOG_LEVEL: "silent", ...stripeEnvironment(fake) });
  const app = createFastify(config);
  const warnings: object[] = [];
  app.setChildLoggerFactory((logger, bindings, options) =>
    Object.assign(logger.child(bindings, options), {
      warn: (data: object, message: string) => void warnings.push({ ...data, message }),
    }),
  );
  const payments = await addPayments(app, { config, db, origin: () => "https://matte.example" });
  if (payments === null) throw new Error("The server has no payments.");
  const documents = await startDocuments(db, payments);
  const send: Shop["send"] = async ({ id = `evt_${randomUUID()}`, type, object }, options = {}) => {
    const payload = JSON.stringify({ id, object: "event", type, data: { object } });
    const response = await app.inject({
      method: "POST",
      url: "/api/stripe/webhook",
      headers: { ...signedHeaders(payload, options), ...options.headers },
      payload: options.tamper?.(payload) ?? payload,
    });
    return response.statusCode;
  };
  return {
    fake,
    payments,
    ask: documents.ask,
    newBuyer: async () => {
      const actor = await newActor(db);
      await documents.ask(actor, "POST", "/api/checkout", { offer: "pro-annual" });
      return { actor, customer: (await findCustomer(db, actor.uid))?.customerId ?? "" };
    },
    subscribe: (customer, price = PRICES.annual, status = "active", id = `sub_${randomUUID()}`) => {
      fake.subscriptions.set(id, { id, customer, price, status });
      return id;
    },
    planOf: async ({ uid }) => (await findUser(db, uid))?.plan,
    send,
    warnings,
    changed: (customer, type = "customer.subscription.updated", id = `evt_${randomUUID()}`) =>
      send({ id, type, object: { object: "subscription", customer } }),
    calm: () => {
      fake.broken = false;
      fake.beforeAnswer = () => Promise.resolve();
      fake.beforeCustomer = () => Promise.resolve();
      fake.beforeCheckout = () => Promise.resolve();
      fake.beforeBalance = () => Promise.resolve();
    },
    stop: async () => {
      await documents.close();
      await app.close();
      await fake.stop();
    },
  };
}
