import { PLANS } from "@matte/engine";
import { NOTHING_TO_CHANGE } from "./errors.ts";
import { instant, onboarding, preferences } from "./onboarding.ts";
import { z } from "./schema.ts";

export const uidParams = z.strictObject({ uid: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** The user's document. Unset fields are null. */
export const userDocument = z.strictObject({
  uid: z.string(),
  email: z.string(),
  createdAt: instant,
  isPro: z.boolean(),
  isAdmin: z.boolean(),
  plan: z.enum(PLANS),
  onboarding: z.nullable(onboarding),
  preferences: z.nullable(preferences),
  onboardingCompletedAt: z.nullable(instant),
});
export type UserDocument = z.infer<typeof userDocument>;

/** Body without fields: the server knows a new document's contents. */
export const userCreation = z.nullish(z.strictObject({}));

/** Changes to a document. Each given field replaces the previous one as a whole. */
export const userChanges = z
  .strictObject({
    onboarding: z.optional(onboarding),
    preferences: z.optional(preferences),
    onboardingCompletedAt: z.optional(instant),
  })
  .check(z.refine((changes) => Object.keys(changes).length > 0, { error: NOTHING_TO_CHANGE }));
export type UserChanges = z.infer<typeof userChanges>;

/** Fields written by the server only; a request naming one is rejected. */
export const PROTECTED_FIELDS = ["isPro", "isAdmin", "plan", "email", "createdAt"] as const;

export const deletionAnswer = z.strictObject({ success: z.literal(true) });
