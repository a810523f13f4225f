import { endpoints } from "@matte/contracts";
import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";
import type { Db } from "../../db/schema.ts";
import { DomainError } from "../../domain/domain-error.ts";
import type { App } from "../../http/app.ts";
import { route } from "../../http/route.ts";
import { syncSubscriptions } from "../../services/billing.ts";
import { forgetCustomer } from "../../services/customers.ts";
import { giveMonths, takeMonthsBack } from "../../services/referral-months.ts";
import { endDuplicates } from "./duplicates.ts";
import type { StripePayments } from "./payments.ts";
import { afterDispute, afterRefund, idOf, type Reversal } from "./reversals.ts";
import { liveSubscriptions } from "./subscriptions.ts";

interface StripeShop {
  readonly stripe: Stripe;
  readonly settings: StripeSettings;
  readonly payments: StripePayments;
}

/**
 * Adds Stripe's webhook. A signed event only names the customer; the subscriptions are read from Stripe.
 * @see https://docs.stripe.com/webhooks/signature
 */
export async function addStripeWebhook(app: App, db: Db, shop: StripeShop): Promise<void> {
  const { stripe, settings } = shop;
  await app.register(async (scope: App) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    route(
      scope,
      endpoints.receiveStripeEvent,
      async (request, reply) => {
        const signature = request.headers["stripe-signature"];
        const event = verified(stripe, request.body, signature, settings.webhookSecret);
        if (event === null) throw new DomainError("signature-invalid");
        const { outcome, duplicates } = await handle(db, shop, event).catch((error: unknown) => {
          // Stripe's errors carry their HTTP statuses. After this one it sends the event again.
          throw new DomainError("payment-state-unavailable", undefined, { cause: error });
        });
        request.log.info({ event: event.id, type: event.type, outcome }, "Stripe event");
        if (duplicates.length > 0)
          request.log.warn({ event: event.id, duplicates }, "second subscription refunded and cancelled");
        reply.header("cache-control", "no-store");
        return { received: true as const };
      },
      { config: { crossSite: true } },
    );
  });
}

interface Handled {
  readonly outcome: string;
  /** Subscriptions refunded and cancelled as duplicates. */
  readonly duplicates: readonly string[];
}

async function handle(db: Db, { stripe, settings, payments }: StripeShop, event: Stripe.Event): Promise<Handled> {
  const { customer: customerId, reversed } = await concernedBy(stripe, event);
  // First: the customer may be deleted.
  if (reversed !== null) await takeMonthsBack(db, payments.credits, reversed);
  if (customerId === null) return { outcome: "ignored", duplicates: [] };
  const duplicates = PAID.has(event.type) ? await endDuplicates(stripe, settings, customerId) : [];
  const read = () => liveSubscriptions(stripe, settings, customerId);
  const now = new Date().toISOString();
  const outcome = await syncSubscriptions(db, customerId, read, event, now);
  await giveMonths(db, payments, customerId, now);
  if (event.type === "customer.deleted") await forgetCustomer(db, customerId);
  return { outcome, duplicates };
}

/** Events after which a customer may have a second subscription. */
const PAID: ReadonlySet<string> = new Set(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);

/** Returns null for anything not signed by Stripe within the last minutes. */
function verified(
  stripe: Stripe,
  body: unknown,
  signature: string | string[] | undefined,
  secret: string,
): Stripe.Event | null {
  if (!Buffer.isBuffer(body) || typeof signature !== "string") return null;
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return null;
  }
}

/** Handles reversals at Stripe. @returns the customer and the reversed charge, if any */
async function concernedBy(stripe: Stripe, event: Stripe.Event): Promise<Reversal> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { customer: idOf(event.data.object.customer), reversed: null };
    case "customer.deleted":
      return { customer: event.data.object.id, reversed: null };
    case "charge.refunded":
      return afterRefund(stripe, event.data.object.id);
    case "charge.dispute.created":
    case "charge.dispute.funds_withdrawn":
      return afterDispute(stripe, event.data.object.id);
    default:
      return { customer: null, reversed: null };
  }
}
