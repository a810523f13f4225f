import { expect, it } from "vitest";
import { readConfig, type Environment } from "./read.ts";

const PRIVATE = { PRIVATE: "on" };
const PASSWORD = { PRIVATE_PASSWORD: "four words and more" };
const GOOGLE = { GOOGLE_CLIENT_ID: "matte", GOOGLE_CLIENT_SECRET: "word" };
const STRIPE = {
  STRIPE_SECRET_KEY: "sk_live_7",
  STRIPE_WEBHOOK_SECRET: "whsec_7",
  STRIPE_PRICE_PRO_ANNUAL: "price_1",
  STRIPE_PRICE_PRO_MONTHLY: "price_2",
  STRIPE_PRICE_STUDIO: "price_3",
};

it.each<[Environment, object]>([
  [{}, { privateMode: null, payments: "development" }],
  [{ PRIVATE: "off" }, { privateMode: null }],
  [PRIVATE, { privateMode: { password: null }, payments: null }],
  [
    { ...PRIVATE, ...PASSWORD, HOST: "0.0.0.0", NODE_ENV: "production" },
    { privateMode: { password: "four words and more" }, payments: null },
  ],
  [{ ...PRIVATE, HOST: "::1", NODE_ENV: "production" }, { privateMode: { password: null } }],
])("%j is read", (environment, part) => {
  expect(readConfig(environment)).toMatchObject(part);
});

it.each<[Environment, string | RegExp]>([
  [
    { ...PRIVATE, HOST: "0.0.0.0" },
    "PRIVATE is on without a password, but HOST is 0.0.0.0: set PRIVATE_PASSWORD, or stay on this machine.",
  ],
  [{ ...PRIVATE, PUBLIC_URL: "https://matte.example" }, /^PRIVATE is on without a password, but PUBLIC_URL is https/],
  [PASSWORD, "PRIVATE_PASSWORD is set, but PRIVATE is not: set PRIVATE=on as well."],
  [
    { ...PRIVATE, PRIVATE_PASSWORD: "eleven char" },
    "PRIVATE_PASSWORD must be at least 12 characters, such as four words.",
  ],
  [{ ...PRIVATE, ...GOOGLE }, /^PRIVATE is on, so there is no sign-in at .*: leave GOOGLE_CLIENT_ID unset\.$/],
  [{ ...PRIVATE, ...STRIPE }, /^PRIVATE is on, so nothing is sold: leave STRIPE_SECRET_KEY unset\.$/],
  [{ ...PRIVATE, SMTP_URL: "smtps://mail.example" }, /^PRIVATE is on, so there is no newsletter: leave SMTP_URL unset/],
])("%j is refused", (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
