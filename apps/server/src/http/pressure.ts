import underPressure from "@fastify/under-pressure";
import type { App } from "./app.ts";
import { sendError } from "./errors.ts";
import { isForPrograms } from "./program-urls.ts";

/** No work of the server blocks the event loop this long: requests arrive faster than they can be answered. */
const LONGEST_DELAY_MS = 3000;
const RETRY_S = 10;

/** Rejects requests while the event loop is overloaded, so that it recovers. Files and health checks are still served. */
export async function relievePressure(app: App): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: LONGEST_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (isForPrograms(request.url)) sendError(reply.header("retry-after", RETRY_S), "server-busy");
    },
  });
}
