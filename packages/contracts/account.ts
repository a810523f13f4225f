import { subscription } from "./billing.ts";
import { imageEntry } from "./images.ts";
import { IMAGE_KINDS, LOGO_MATTES } from "./limits.ts";
import { keptLogo } from "./logos.ts";
import { instant } from "./onboarding.ts";
import { preset } from "./presets.ts";
import { z } from "./schema.ts";
import { userSettings } from "./user-settings.ts";
import { userDocument } from "./users.ts";

/** `GET /api/users/:uid/export`: everything that is stored about a user. */
export const accountExport = z.strictObject({
  exportedAt: instant,
  document: userDocument,
  /** Who they are to the identity provider. */
  identity: z.strictObject({ issuer: z.string(), subject: z.string(), name: z.nullable(z.string()) }),
  settings: userSettings.shape.settings,
  /** When they signed in. */
  sessions: z.array(z.strictObject({ createdAt: instant, lastSeenAt: instant, expiresAt: instant })),
  /** The writes that were applied, by the ids the client gave them. */
  writes: z.array(z.strictObject({ id: z.string(), appliedAt: instant })),
  presets: z.array(preset),
  /** With their pictures, PNG in base64. */
  logos: z.array(z.extend(keptLogo, { matte: z.enum(LOGO_MATTES), picture: z.string() })),
  /** The images that were uploaded, each answered at its `url`. */
  images: z.array(z.extend(imageEntry, { kind: z.enum(IMAGE_KINDS) })),
  /** Who they are to the payment partner and what they pay for; null for who never bought anything. */
  payments: z.nullable(
    z.strictObject({
      partner: z.string(),
      customerId: z.string(),
      subscriptions: z.array(z.extend(subscription, { id: z.string() })),
    }),
  ),
  /** Their address on the newsletter's list; null when it is not there. */
  newsletter: z.nullable(z.strictObject({ email: z.string(), consentedAt: instant })),
});
export type AccountExport = z.infer<typeof accountExport>;
