/** Customers' balances, and the payments and prices that decide about them. */
import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";
import type { Credits, Money, Payment } from "../../domain/payments.ts";
import { sha256 } from "../../domain/secrets.ts";
import { isGone } from "./client.ts";
import { listLive } from "./subscriptions.ts";

/** @see https://docs.stripe.com/billing/customer/balance */
export function stripeCredits(stripe: Stripe, settings: Pick<StripeSettings, "prices">): Credits {
  const isChanged = async (customer: string, key: string): Promise<boolean> => {
    const { data } = await stripe.customers.listBalanceTransactions(customer, { limit: 100 });
    return data.some(({ metadata }) => metadata?.["key"] === key);
  };
  return {
    paymentsOf: async (customer) => {
      const { data } = await stripe.charges.list({ customer, limit: 100 });
      // The newest first.
      return data.flatMap((charge) => readCharge(charge) ?? []).toReversed();
    },
    monthOf: async (customer) => {
      const [subscription] = await listLive(stripe, settings, customer);
      return subscription === undefined ? null : monthIn(subscription);
    },
    isChanged: (customer, key) => withoutGone(() => isChanged(customer, key), false),
    change: (customer, { amount, currency }, key) =>
      withoutGone(async () => {
        // Stripe forgets idempotency keys after a day.
        if (await isChanged(customer, key)) return;
        // A negative balance is the customer's.
        const change = { amount: -amount, currency, metadata: { key } };
        await stripe.customers.createBalanceTransaction(customer, change, { idempotencyKey: sha256(key) });
      }, undefined),
  };
}

async function withoutGone<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isGone(error)) return otherwise;
    throw error;
  }
}

/** @see https://docs.stripe.com/api/charges/object */
function readCharge(charge: Stripe.Charge): Payment | null {
  const { id, amount, refunded, disputed, paid, status } = charge;
  if (!paid || status !== "succeeded") return null;
  const fingerprint = fingerprintIn(charge);
  return {
    id,
    amount,
    card: fingerprint === null ? null : sha256(`card ${fingerprint}`),
    kept: !refunded && !disputed,
  };
}

/** Equal for the same card or account at all customers; some wallets have none. */
function fingerprintIn({ payment_method_details: details }: Stripe.Charge): string | null {
  return details?.card?.fingerprint ?? details?.sepa_debit?.fingerprint ?? null;
}

const MONTHS_OF_YEAR = 12;

/** A month of a subscription's price; null for prices by the day or by use. */
function monthIn({ items }: Stripe.Subscription): Money | null {
  const price = items.data[0]?.price;
  const months = monthsIn(price?.recurring ?? null);
  if (price === undefined || months === null || price.unit_amount === null) return null;
  return { amount: Math.round(price.unit_amount / months), currency: price.currency };
}

function monthsIn(recurring: Stripe.Price.Recurring | null): number | null {
  if (recurring?.interval === "month") return recurring.interval_count;
  return recurring?.interval === "year" ? recurring.interval_count * MONTHS_OF_YEAR : null;
}
