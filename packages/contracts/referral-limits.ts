/** Limits of referrals. A separate module, without schemas. */

/** Days in which a visitor may join by a link; hours in which a new account may say so; characters of a sender's code. */
export const REFERRAL_LIMIT = { days: 30, hours: 24, code: 10, bytes: 256 } as const;
