import type { PlannedFit, PlannedMethod } from "./method.ts";

const KB = 1000;
/** Not named before the export. */
const UNKNOWN_QUALITY = 100;

/** A method with what gave way to a limit in bytes; null if nothing did. */
export function methodToFit(
  method: PlannedMethod,
  outcome: PlannedFit["outcome"] | null,
  limit: number,
): PlannedMethod {
  if (outcome === null) return method;
  const fit = { outcome, limitKb: limit / KB };
  if (method.kind === "png" || method.kind === "webp") return method;
  if (outcome !== "unknown" && outcome.kind === "packed") return { ...method, fit };
  const quality = outcome === "unknown" ? UNKNOWN_QUALITY : outcome.quality;
  const fallbackReason = method.kind === "jpeg" ? method.fallbackReason : null;
  const { hdr, leftOut } = method;
  return { kind: "jpeg", quality, fallbackReason, fit, ...(hdr && { hdr }), ...(leftOut && { leftOut }) };
}
