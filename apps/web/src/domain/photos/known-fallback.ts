/** Results from framing a photo without encoding it again. They hold until their causes change. */
import { fieldsAffecting, isSameValue, type PrintedData, type SettingField } from "@matte/engine";
import type { FallbackReason, FrameJob, ShownPart } from "./types.ts";

/** Job fields that decide what is drawn around the photo. */
export interface Drawn extends Pick<FrameJob, "settings" | "subject" | "watermark"> {
  readonly camera: PrintedData;
  /** Undefined if the frame shows the photo as it is. */
  readonly part: ShownPart | undefined;
}

export interface KnownFallback {
  /** Null if the photo kept its data. */
  readonly fallbackReason: FallbackReason | null;
  readonly drawn: Drawn;
}

const FLAT_COLOURS = fieldsAffecting("paint");
const FRAME = fieldsAffecting("layout", "paint");

/** Returns the fallback reason if it still applies to drawing `now`; null if another try may succeed. */
export function currentFallbackReason(known: KnownFallback | undefined, now: Drawn): FallbackReason | null {
  return known === undefined || isOutdated(known, now) ? null : known.fallbackReason;
}

/** Returns true if the framing result still applies to drawing `now`. */
export function isKnown(known: KnownFallback | undefined, now: Drawn): boolean {
  return known !== undefined && !isOutdated(known, now);
}

/** Reasons in the file itself last; the others depend on parts of the job. */
function isOutdated({ fallbackReason, drawn }: KnownFallback, now: Drawn): boolean {
  switch (fallbackReason) {
    case "matte-colour":
      return differ(FLAT_COLOURS, drawn, now);
    case "overlay-quality":
    case "grey-photo":
    case "too-large":
    case null:
      return differ(FRAME, drawn, now) || haveOtherTexts(drawn, now) || !isSameValue(drawn.part, now.part);
    default:
      return false;
  }
}

function haveOtherTexts(one: Drawn, other: Drawn): boolean {
  const isSame = one.subject === other.subject && one.watermark === other.watermark;
  return !isSame || !isSameValue(one.camera, other.camera);
}

function differ(fields: readonly SettingField[], one: Drawn, other: Drawn): boolean {
  return fields.some((field) => !isSameValue(one.settings[field], other.settings[field]));
}
