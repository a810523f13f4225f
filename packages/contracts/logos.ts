import { LOGO_COLOURS, TEXT_LIMIT } from "@matte/engine";
import { KEPT_LOGO_PLACES, LOGO_LIMIT, LOGO_MATTES } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { noControls } from "./text.ts";

export const logoParams = z.strictObject({
  uid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  matte: z.enum(LOGO_MATTES),
});

/** The logo file's name. */
export const logoQuery = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(TEXT_LIMIT), noControls),
});

/** A stored logo, without its picture. */
export const storedLogo = z.strictObject({
  name: z.string(),
  /** Pixels. */
  width: z.int().check(z.gte(1), z.lte(LOGO_LIMIT.side)),
  height: z.int().check(z.gte(1), z.lte(LOGO_LIMIT.side)),
  /** Changes with the picture. */
  changedAt: instant,
});
export type StoredLogo = z.infer<typeof storedLogo>;

export const logosAnswer = z.strictObject({ light: z.nullable(storedLogo), dark: z.nullable(storedLogo) });
export type LogosAnswer = z.infer<typeof logosAnswer>;

export const keptLogoParams = z.strictObject({ uid: logoParams.shape.uid, place: z.enum(KEPT_LOGO_PLACES) });

export const keptLogoQuery = z.strictObject({ name: logoQuery.shape.name, colours: z.enum(LOGO_COLOURS) });

/** A logo or signature in the account's library. */
export const keptLogo = z.extend(storedLogo, { place: z.enum(KEPT_LOGO_PLACES), colours: z.enum(LOGO_COLOURS) });
export type StoredKeptLogo = z.infer<typeof keptLogo>;

export const keptLogosAnswer = z.strictObject({ logos: z.array(keptLogo) });
