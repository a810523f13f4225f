import { REFERRAL_LIMIT } from "@matte/contracts/referral-limits";
import type { Referral } from "@matte/contracts/referrals";
import { beforeAll, expect, it } from "vitest";
import { failure } from "../testing/failures.ts";
import { forSuite } from "../testing/for-suite.ts";
import { send } from "../testing/look-server.ts";
import { startServer } from "../testing/running-server.ts";
import { stripeEnvironment } from "../testing/stripe/account.ts";
import { startFakeStripe } from "../testing/stripe/fake-stripe.ts";
import { newVisitor, userOf, type Visitor } from "../testing/visitor.ts";

const UNKNOWN = "A".repeat(REFERRAL_LIMIT.code);
const SUCCESS = { status: 200, body: { success: true } };

const server = forSuite(async (keep) => {
  const fake = await keep(startFakeStripe(), ({ stop }) => stop());
  return keep(startServer({ RATE_LIMIT_REPORTS: "4", ...stripeEnvironment(fake) }), ({ stop }) => stop());
});
let sender: Visitor;
let address = "";
let code = "";

beforeAll(async () => {
  sender = newVisitor(server().origin);
  await sender.signIn("visitor@example.com");
  address = `/api/users/${(await userOf(sender))?.uid}/referral`;
  code = ((await send(sender, "POST", address)).body as Referral).code ?? "";
});

it("Openings are counted for anyone, up to a limit for an address, and an unknown code is not told from a known one", async () => {
  const stranger = newVisitor(server().origin);
  const open = (of: string) => send(stranger, "POST", `/api/referrals/${of}/openings`);
  expect(await open(code)).toEqual(SUCCESS);
  expect(await open(code)).toEqual(SUCCESS);
  expect(await open(UNKNOWN)).toEqual(SUCCESS);
  expect((await open("short")).status).toBe(400);
  expect((await open(code)).body).toMatchObject({ code: "rate-limited" });
  expect((await send(sender, "GET", address)).body).toMatchObject({ opened: 2 });
});

it("A sender’s figures are not a stranger’s to read", async () => {
  expect(await send(newVisitor(server().origin), "GET", address)).toEqual(failure("unauthenticated"));
});
