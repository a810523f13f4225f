import { TEXT_LIMIT } from "@matte/engine";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

/** Long side of a logo in pixels. */
export const LOGO_SIDE = 2048;
/** Of a logo's file. */
export const LOGO_BYTES = 8 * 1024 * 1024;

/** Which mattes a logo is for. */
export const LOGO_MATTES = ["light", "dark"] as const;
export type LogoMatte = (typeof LOGO_MATTES)[number];

export const logoParams = z.strictObject({
  uid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  matte: z.enum(LOGO_MATTES),
});

/** `PUT /api/users/:uid/logo/:matte?name=`: the name of the file it came from; the body is a PNG. */
export const logoQuery = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(TEXT_LIMIT)) });

export const keptLogo = z.strictObject({
  name: z.string(),
  /** Pixels. */
  width: z.int().check(z.gte(1), z.lte(LOGO_SIDE)),
  height: z.int().check(z.gte(1), z.lte(LOGO_SIDE)),
  /** Another one has another time. */
  changedAt: instant,
});
export type KeptLogo = z.infer<typeof keptLogo>;

/** `GET /api/users/:uid/logo`, and what every change answers. */
export const logosAnswer = z.strictObject({ light: z.nullable(keptLogo), dark: z.nullable(keptLogo) });
export type LogosAnswer = z.infer<typeof logosAnswer>;
