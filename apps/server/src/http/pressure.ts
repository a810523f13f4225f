import underPressure from "@fastify/under-pressure";
import type { App } from "../fastify.ts";
import { sendError } from "./errors.ts";
import { isForPrograms } from "./program-urls.ts";

/** Nothing of ours keeps the process busy this long: requests come in faster than they can be answered. */
const LONGEST_DELAY_MS = 3000;
const RETRY_S = 10;

/** Turns requests away while the process cannot keep up, so that it recovers. Files and health are still served. */
export async function relievePressure(app: App): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: LONGEST_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (!isForPrograms(request.url)) return;
      reply.header("retry-after", RETRY_S);
      sendError(reply, "server-busy");
    },
  });
}
