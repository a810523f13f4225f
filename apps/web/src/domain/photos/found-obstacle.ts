/** Obstacles to the lossless way that show only when a frame is drawn: they stand until what they were met with changes. */
import { fieldsAffecting, isSameValue, type SettingField } from "@matte/engine";
import type { FallbackReason, FrameJob } from "./types.ts";

/** The part of a job that decides what is drawn round the photo. */
export type Drawn = Pick<FrameJob, "settings" | "subject" | "watermark">;

export interface FoundObstacle {
  /** Null where nothing was in the way. */
  readonly fallbackReason: FallbackReason | null;
  /** What was being drawn. */
  readonly drawn: Drawn;
}

const FLAT_COLOURS = fieldsAffecting("paint");
const FRAME = fieldsAffecting("layout", "paint");

/** The reason, if it still applies to drawing `now`; null where another try may succeed. */
export function standingObstacle(found: FoundObstacle | undefined, now: Drawn): FallbackReason | null {
  return found === undefined || isLifted(found, now) ? null : found.fallbackReason;
}

/** Whether what was found still tells of drawing `now`; only then is it known what stands in the way, or that nothing does. */
export function isKnown(found: FoundObstacle | undefined, now: Drawn): boolean {
  return found !== undefined && !isLifted(found, now);
}

/** What lies in the file itself is never lifted; the rest may be, by whatever it depends on. */
function isLifted({ fallbackReason, drawn }: FoundObstacle, now: Drawn): boolean {
  switch (fallbackReason) {
    case "matte-colour":
      return differ(FLAT_COLOURS, drawn, now);
    case "overlay-quality":
    case "grey-photo":
    case "too-large":
    case null:
      return differ(FRAME, drawn, now) || drawn.subject !== now.subject || drawn.watermark !== now.watermark;
    default:
      return false;
  }
}

function differ(fields: readonly SettingField[], one: Drawn, other: Drawn): boolean {
  return fields.some((field) => !isSameValue(one.settings[field], other.settings[field]));
}
