import { TEXT_LIMIT } from "@matte/engine";
import { LOGO_LIMIT, LOGO_MATTES } from "./limits.ts";
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
