/** The download of all the user's data: one button of the page loads it. */
import { PLANS } from "@matte/engine";
import { endpoint } from "./endpoint.ts";
import { auditEntry } from "./administration.ts";
import { subscription } from "./billing.ts";
import { imageEntry } from "./images.ts";
import { IMAGE_KINDS, LOGO_MATTES } from "./limits.ts";
import { keptLogo, storedLogo } from "./logos.ts";
import { instant } from "./onboarding.ts";
import { preset } from "./presets.ts";
import { referralAnswer } from "./referrals.ts";
import { z } from "./schema.ts";
import { listedSession } from "./account-sessions.ts";
import { userSettings } from "./user-settings.ts";
import { uidParams, userDocument } from "./users.ts";

export const accountExport = z.strictObject({
  exportedAt: instant,
  document: userDocument,
  /** The user at the identity provider. */
  identity: z.strictObject({ issuer: z.string(), subject: z.string(), name: z.nullable(z.string()) }),
  settings: userSettings.shape.settings,
  sessions: z.array(z.omit(listedSession, { id: true, current: true })),
  /** Applied writes, by the client's ids. */
  writes: z.array(z.strictObject({ id: z.string(), appliedAt: instant })),
  presets: z.array(preset),
  /** Logos with their pictures, PNG in base64. */
  logos: z.array(z.extend(storedLogo, { matte: z.enum(LOGO_MATTES), picture: z.string() })),
  /** The library's logos and signatures, likewise. */
  keptLogos: z.array(z.extend(keptLogo, { picture: z.string() })),
  /** Each a `Profile`, whose schema is loaded by few parts of the page as well. */
  profiles: z.array(z.record(z.string(), z.unknown())),
  /** Looks submitted to the public page, each a `ListedSubmission`: their schema is loaded by few parts of the page. */
  submissions: z.array(z.record(z.string(), z.unknown())),
  /** Those who came by the user's links, and when the user came by one; null for users who didn't. */
  referral: z.extend(z.omit(referralAnswer, { offered: true }), { cameAt: z.nullable(instant) }),
  /** Uploaded images, each served at its `url`. */
  images: z.array(z.extend(imageEntry, { kind: z.enum(IMAGE_KINDS) })),
  /** The user at the payment partner, with the subscriptions; null for users who never bought anything. */
  payments: z.nullable(
    z.strictObject({
      partner: z.string(),
      customerId: z.string(),
      subscriptions: z.array(z.extend(subscription, { id: z.string() })),
    }),
  ),
  /** The address's newsletter entry; null without a subscription. */
  newsletter: z.nullable(z.strictObject({ email: z.string(), consentedAt: instant, confirmedAt: z.nullable(instant) })),
  /** The address's subscription waiting for confirmation. */
  newsletterRequest: z.nullable(z.strictObject({ email: z.string(), consentedAt: instant, expiresAt: instant })),
  /** Plan granted by an administrator; null if never. */
  grantedPlan: z.nullable(z.enum(PLANS)),
  /**
   * Administrators' acts on the user, newest first: plans and roles, ended sessions, and data read. It names none of
   * the administrators.
   */
  acts: z.array(z.omit(auditEntry, { id: true, actor: true, subject: true })),
});
export type AccountExport = z.infer<typeof accountExport>;

export const accountEndpoints = {
  /** All the user's data, as a file. */
  exportUser: endpoint({
    method: "GET",
    path: "/api/users/:uid/export",
    params: uidParams,
    answer: accountExport,
    errors: ["user-not-found"],
  }),
};
