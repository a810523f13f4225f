import { PLANS } from "@matte/engine";
import { instant, onboarding, preferences } from "./onboarding.ts";
import { NOTHING_TO_CHANGE } from "./errors.ts";
import { z } from "./schema.ts";

/** The part of an address that says whose. */
export const uidParams = z.strictObject({ uid: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** `GET /api/users/:uid`: the user document. What has not been set is null. */
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

/** `POST /api/users/:uid` says nothing: the server knows all that a new document holds. */
export const userCreation = z.nullish(z.strictObject({}));

/** `PATCH /api/users/:uid`, and `changes` of a write. A field that is given replaces the one before it, whole. */
export const userChanges = z
  .strictObject({
    onboarding: z.optional(onboarding),
    preferences: z.optional(preferences),
    onboardingCompletedAt: z.optional(instant),
  })
  .check(z.refine((changes) => Object.keys(changes).length > 0, { error: NOTHING_TO_CHANGE }));
export type UserChanges = z.infer<typeof userChanges>;

/** What only the server ever writes; no request of the user's own may so much as name it. */
export const PROTECTED_FIELDS = ["isPro", "isAdmin", "plan", "email", "createdAt"] as const;

/** `DELETE /api/users/:uid`: everything of theirs is gone. */
export const deletionAnswer = z.strictObject({ success: z.literal(true) });
