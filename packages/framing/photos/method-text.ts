import { photos } from "@matte/messages/photos";
import type { PlannedFit, PlannedMethod } from "./method.ts";

/** Returns the text for the output `Export method`. */
export function methodText(method: PlannedMethod): string {
  const reason = method.kind === "lossless-jpeg" ? null : method.fallbackReason;
  const { hdr, fit, leftOut = [] } = method;
  const name = hdr === "kept" ? photos.methodInHdr(methodName(method)) : methodName(method);
  const reasons = [
    ...(reason === null ? [] : [photos.fallbackReasons[reason]]),
    ...(fit === undefined ? [] : [fitText(fit)]),
    ...(hdr === undefined || hdr === "kept" ? [] : [photos.hdr[hdr]]),
    ...(leftOut.length === 0 ? [] : [photos.leftOut(leftOut.map((extra) => photos.extras[extra]))]),
  ];
  return reasons.length === 0 ? name : photos.methodWithReasons(name, reasons);
}

/** Names the quality of re-encoded data, and the bits per sample if the photo has 16. */
function methodName(method: PlannedMethod): string {
  switch (method.kind) {
    case "lossless-jpeg":
      return photos.methods["lossless-jpeg"];
    case "png":
      return method.bits === 8 && method.fallbackReason === null ? photos.methods.png : photos.pngOfBits(method.bits);
    case "jpeg":
      return method.fit?.outcome === "unknown" ? photos.methods["jpeg-to-fit"] : photos.methods.jpeg(method.quality);
    default:
      return photos.methods[method.kind](method.quality);
  }
}

function fitText({ outcome, limitKb }: PlannedFit): string {
  if (outcome === "unknown") return photos.fit.unknown(limitKb);
  if (outcome.kind === "size") return photos.fit.size(limitKb, outcome.size.width, outcome.size.height);
  return photos.fit[outcome.kind](limitKb);
}
