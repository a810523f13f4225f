/** Logs refused requests: by whom, as a uid, and why. */
import { ERRORS, type ErrorCode } from "@matte/contracts";
import type { FastifyRequest } from "fastify";

const MINUTE_MS = 60_000;
const MAX_REMEMBERED = 10_000;
/** Missing rights, limits and overload. */
const REFUSALS: ReadonlySet<number> = new Set([403, 429]);

const logged = new Map<string, number>();

/** Warns once a minute per reason and user, so that an attack doesn't fill the log. */
export function logRefusal({ actor, ip, log }: FastifyRequest, code: ErrorCode): void {
  if (!REFUSALS.has(ERRORS[code].status) && code !== "server-busy") return;
  const [uid, now] = [actor?.uid, performance.now()];
  const key = `${code} ${uid ?? ip}`;
  if ((logged.get(key) ?? -MINUTE_MS) > now - MINUTE_MS) return;
  if (logged.size >= MAX_REMEMBERED) logged.clear();
  logged.set(key, now);
  log.warn({ code, ...(uid !== undefined && { uid }) }, "request refused");
}
