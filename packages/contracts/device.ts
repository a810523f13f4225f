/** Devices waiting to be signed in, as shown by the page `/device`. */
import { DEVICE_CLIENTS } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

export type DeviceClient = (typeof DEVICE_CLIENTS)[number];

/** A code as typed. */
const code = z.string().check(z.maxLength(64));

export const deviceLookup = z.strictObject({ code });

/** A device asking to be signed in. */
export const deviceRequest = z.strictObject({
  client: z.enum(DEVICE_CLIENTS),
  /** The name given by the device. */
  name: z.nullable(z.string()),
  askedAt: instant,
  /** The network address that asks; an earlier server doesn't know it. */
  address: z.optional(z.string()),
});
export type DeviceRequest = z.infer<typeof deviceRequest>;

export const deviceDecision = z.strictObject({ code, allow: z.boolean() });

export const deviceDecisionAnswer = z.strictObject({ success: z.literal(true) });
