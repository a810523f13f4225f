import { TEXT_LIMIT } from "@matte/engine";
import { LOGO_LIMIT, LOGO_MATTES } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

export const logoParams = z.strictObject({
  uid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  matte: z.enum(LOGO_MATTES),
});

/** `PUT /api/users/:uid/logo/:matte?name=`: the name of the file it came from; the body is a PNG. */
export const logoQuery = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(TEXT_LIMIT)) });

export const keptLogo = z.strictObject({
  name: z.string(),
  /** Pixels. */
  width: z.int().check(z.gte(1), z.lte(LOGO_LIMIT.side)),
  height: z.int().check(z.gte(1), z.lte(LOGO_LIMIT.side)),
  /** Another one has another time. */
  changedAt: instant,
});
export type KeptLogo = z.infer<typeof keptLogo>;

/** `GET /api/users/:uid/logo`, and what every change answers. */
export const logosAnswer = z.strictObject({ light: z.nullable(keptLogo), dark: z.nullable(keptLogo) });
export type LogosAnswer = z.infer<typeof logosAnswer>;
