import { expect, it } from "vitest";
import { leastTime, wall } from "../../../../../test/time/least.ts";
import { readConfig } from "../../config/read.ts";
import { forSuite } from "../../testing/for-suite.ts";
import { stripeEnvironment } from "../../testing/stripe/account.ts";
import { startFakeStripe } from "../../testing/stripe/fake-stripe.ts";
import { startUnwell, UNWELL } from "../../testing/unwell.ts";
import { openStripe } from "./client.ts";

const TIMEOUT_MS = 1000;
const LIMIT = { below: 8000, clock: wall, rounds: 3 };

const parts = forSuite(async (keep) => {
  const fake = await keep(startFakeStripe(), ({ stop }) => stop());
  const target = { host: "127.0.0.1", port: Number(new URL(fake.origin).port) };
  const front = await keep(startUnwell(target), ({ stop }) => stop());
  const { payments } = readConfig(stripeEnvironment(front));
  if (payments === null || payments === "development") throw new Error("Stripe is not configured.");
  return { front, stripe: await openStripe(payments, TIMEOUT_MS) };
});

it.each(UNWELL)("A call fails within its limit while Stripe is %s, and works afterwards", async (condition) => {
  const { front, stripe } = parts();
  const call = () => stripe.customers.create({ email: "ada@example.com" });
  front.condition = condition;
  const failing = () => expect(call()).rejects.toMatchObject({ type: "StripeConnectionError" });
  expect(await leastTime(failing, LIMIT)).toBeLessThan(LIMIT.below);
  front.condition = "well";
  expect((await call()).id).toMatch(/^cus_/);
});
