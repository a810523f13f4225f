import { normalizeIP } from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "./app.ts";
import { sendError } from "./errors.ts";
import { isForPrograms } from "./program-urls.ts";
import { hasBody } from "./unread-bodies.ts";
import { createWorkMeter, WORK_WINDOW_MS, type WorkMeter } from "./work-meter.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** True once its work counts for its user. */
    isMeasured: boolean;
  }
}

/** The server's work never blocks the event loop this long: requests arrive faster than they can be answered. */
const LONGEST_DELAY_MS = 3000;
const RETRY_S = 10;
/** Work for one user in two windows, a tenth of the thread's time; 1,000 ordinary requests take a second. */
const BUDGET_MS = WORK_WINDOW_MS / 5;

/**
 * Rejects requests from users causing most work: always above a budget, and earlier while the event loop is overloaded.
 * Files and health checks are still served. Requests already have their `actor`; must be called before adding routes.
 * @param limited false without the budget
 */
export async function relievePressure(app: App, limited: boolean, meter = createWorkMeter()): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: LONGEST_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (isForPrograms(request.url) && meter.isHeavy(workerOf(request))) sendError(reply, "server-busy");
    },
  });
  if (limited) app.addHook("onRequest", async (request) => checkBudget(meter, request));
  measureRequests(app, meter);
}

/** Measures each request once: from its body's end, when parsing begins, or else from its validation. */
function measureRequests(app: App, meter: WorkMeter): void {
  app.decorateRequest("isMeasured", false);
  const begin = (request: FastifyRequest): void => {
    if (request.isMeasured) return;
    request.isMeasured = true;
    measure(meter, workerOf(request));
  };
  app.addHook("preParsing", (request, _reply, payload, done) => {
    // Before the parsing listener, and also for an unparsable body.
    if (hasBody(request)) payload.once("end", () => begin(request));
    done(null, payload);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    begin(request);
    done();
  });
}

function checkBudget(meter: WorkMeter, request: FastifyRequest): void {
  if (isForPrograms(request.url) && meter.of(workerOf(request)) > BUDGET_MS)
    throw new DomainError("rate-limited", { seconds: RETRY_S });
}

/** Measures what runs synchronously from here: parsing, validation, and the handler until it first waits. */
function measure(meter: WorkMeter, worker: string): void {
  const start = performance.now();
  queueMicrotask(() => meter.add(worker, performance.now() - start));
}

function workerOf({ actor, ip }: FastifyRequest): string {
  return actor?.uid ?? normalizeIP(ip);
}
