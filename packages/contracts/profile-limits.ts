/** Limits of profiles. A separate module, without schemas. */

/** Profiles with the account's own, alone and on plans with profiles; lengths in UTF-16 code units; bytes of a body. */
export const PROFILE_LIMIT = { alone: 1, profiles: 6, name: 60, text: 200, artist: 100, bytes: 8192 } as const;
