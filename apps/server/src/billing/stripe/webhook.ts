import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";
import type { Db } from "../../db/schema.ts";
import type { App } from "../../fastify.ts";
import { sendError } from "../../http/errors.ts";
import { forgetCustomer } from "../../repositories/billing.ts";
import { takeOver } from "../../services/billing.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { afterDispute, afterRefund, idOf } from "./reversals.ts";
import { liveSubscriptions } from "./subscriptions.ts";

/** Stripe's events are at most 256 KB. */
const LARGEST_EVENT = 512 * 1024;

/**
 * `POST /api/stripe/webhook`. An event is believed by its signature, and then only tells whose affairs to look at: what
 * counts is what Stripe has at that moment.
 * @see https://docs.stripe.com/webhooks/signature
 */
export async function addStripeWebhook(app: App, db: Db, stripe: Stripe, settings: StripeSettings): Promise<void> {
  await app.register(async (scope: App) => {
    // The signature is of the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: LARGEST_EVENT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/api/stripe/webhook", { config: { crossSite: true } }, async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      const event = verified(stripe, request.body, signature, settings.webhookSecret);
      if (event === null) return sendError(reply, "signature-invalid");
      const outcome = await follow(db, stripe, settings, event).catch((error: unknown) => {
        // Stripe's own errors carry a status that is not ours; it sends the event again after this one.
        throw new DomainError("payment-state-unavailable", undefined, { cause: error });
      });
      request.log.info({ event: event.id, type: event.type, outcome }, "an event of Stripe's");
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}

async function follow(db: Db, stripe: Stripe, settings: StripeSettings, event: Stripe.Event): Promise<string> {
  const customerId = await customerOf(stripe, event);
  if (customerId === null) return "not for us";
  const read = () => liveSubscriptions(stripe, settings, customerId);
  const outcome = await takeOver(db, customerId, read, event, new Date().toISOString());
  // Whoever buys next is made known anew.
  if (event.type === "customer.deleted") await forgetCustomer(db, customerId);
  return outcome;
}

/** Null for what Stripe has not signed within the last minutes. */
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

/** Whose affairs have changed, once what must follow at Stripe has been done; null when it concerns nobody. */
async function customerOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return idOf(event.data.object.customer);
    case "customer.deleted":
      return event.data.object.id;
    case "charge.refunded":
      return afterRefund(stripe, event.data.object.id);
    case "charge.dispute.created":
    case "charge.dispute.funds_withdrawn":
      return afterDispute(stripe, event.data.object.id);
    default:
      return null;
  }
}
