import { z } from "./schema.ts";

export const healthAnswer = z.strictObject({ status: z.literal("ok") });

export const readinessAnswer = z.strictObject({ status: z.literal("ready") });
