/** Referrals: looks that accounts pass on, and those who came by them. */
import { instant } from "./onboarding.ts";
import { REFERRAL_LIMIT as LIMIT } from "./referral-limits.ts";
import { z } from "./schema.ts";

const count = z.int().check(z.nonnegative());

/** A sender in links to looks; random, so that it names no account. */
export const referralCode = z.string().check(z.regex(new RegExp(`^[\\w-]{${LIMIT.code}}$`)));

export const codeParams = z.strictObject({ code: referralCode });

/** Those who came by the user's links. */
export const referralAnswer = z.strictObject({
  /** False where payments give no months. */
  offered: z.boolean(),
  /** Null until the user asks for a link. */
  code: z.nullable(referralCode),
  opened: count,
  joined: count,
  paid: count,
});
export type Referral = z.infer<typeof referralAnswer>;

/** The link by which the user of a new account came, and the instant of opening it. */
export const referralArrival = z.strictObject({ code: referralCode, openedAt: instant });

/** False for late arrivals, own links and unknown codes. */
export const arrivalAnswer = z.strictObject({ counted: z.boolean() });

export const openingAnswer = z.strictObject({ success: z.literal(true) });
