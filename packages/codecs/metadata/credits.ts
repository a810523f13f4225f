import { creatorOf } from "./creator.ts";
import type { Credits } from "./types.ts";

/** Text that a caption prints in addition to camera data; empty if it prints none. */
export interface CaptionText {
  readonly photoBy: string;
  readonly subject: string;
  readonly location: string;
  /** One credit per line. */
  readonly additionalCredits: string;
}

/** Credits in the caption's text, which are written as metadata too. */
export function creditsOf({ photoBy, subject, location, additionalCredits }: CaptionText): Credits {
  const creator = creatorOf(photoBy);
  return {
    credit: photoBy.trim(),
    creator,
    rights: creator === "" ? "" : `© ${creator}`,
    title: subject.trim(),
    location: location.trim(),
    contributors: additionalCredits
      .split(/\r\n|[\r\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  };
}
