/** Limits of referrals. A separate module, without schemas. */

/** Days from opening a link to joining; hours for a new account to name its link; characters in a code; bytes in a body. */
export const REFERRAL_LIMIT = { days: 30, hours: 24, code: 10, bytes: 256 } as const;
