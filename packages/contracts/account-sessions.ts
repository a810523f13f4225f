import { DEVICE_CLIENTS } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { uidParams } from "./users.ts";

export const listedSession = z.strictObject({
  /** Names the session in requests; it can't sign in. */
  id: z.string(),
  /** Program on a device signed in with a code; null for a browser. */
  client: z.nullable(z.enum(DEVICE_CLIENTS)),
  /** Browser name, such as `Firefox`; null if unknown. */
  browser: z.nullable(z.string()),
  /** Operating system or device, such as `Windows` or `iPhone`, or the name given by a device; null if unknown. */
  system: z.nullable(z.string()),
  createdAt: instant,
  /** Last use, to a precision of five minutes. */
  lastSeenAt: instant,
  expiresAt: instant,
  /** True for the request's session. */
  current: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSession>;

/** Live sessions: the request's, then the last used first. */
export const sessionList = z.strictObject({ sessions: z.array(listedSession) });
export type SessionList = z.infer<typeof sessionList>;

export const sessionParams = z.extend(uidParams, { id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

export const endedAnswer = z.strictObject({ success: z.literal(true) });

export const endedSessionsAnswer = z.strictObject({
  success: z.literal(true),
  /** Number of ended sessions. */
  ended: z.int().check(z.nonnegative()),
});
