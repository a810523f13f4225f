import { creatorOf } from "./creator.ts";
import type { Credits } from "./types.ts";

/** Text printed in addition to camera data; empty if there is none. */
export interface CaptionText {
  readonly photoBy: string;
  readonly subject: string;
  readonly location: string;
  /** One credit per line. */
  readonly additionalCredits: string;
  /** Rights as typed; absent or empty for those of the photo credit. */
  readonly rights?: string;
}

/** Reads the caption's text as credits, to be written as metadata too. */
export function creditsOf({ photoBy, subject, location, additionalCredits, rights = "" }: CaptionText): Credits {
  const creator = creatorOf(photoBy);
  return {
    credit: photoBy.trim(),
    creator,
    rights: rights.trim() || (creator === "" ? "" : `© ${creator}`),
    title: subject.trim(),
    location: location.trim(),
    contributors: additionalCredits
      .split(/\r\n|[\r\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  };
}
