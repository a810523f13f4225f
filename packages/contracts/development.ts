import { PLANS } from "@matte/engine";
import { z } from "./schema.ts";

/** `GET /api/development`: the plan that `MATTE_DEV_PLAN` sets on a developer's machine; null everywhere else. */
export const developmentAnswer = z.strictObject({ plan: z.nullable(z.enum(PLANS)) });
export type DevelopmentAnswer = z.infer<typeof developmentAnswer>;
