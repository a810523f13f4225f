import { z } from "./schema.ts";

/** `GET /healthz`: the process answers. */
export const healthAnswer = z.strictObject({ status: z.literal("ok") });
export type HealthAnswer = z.infer<typeof healthAnswer>;

/** `GET /readyz`: all that an answer depends on is there. Otherwise the status is 503 and the body an `errorAnswer`. */
export const readinessAnswer = z.strictObject({ status: z.literal("ready") });
export type ReadinessAnswer = z.infer<typeof readinessAnswer>;
