import { creatorOf } from "./creator.ts";
import type { Credits } from "./types.ts";

/** What a caption prints besides camera data; empty where it prints nothing of the kind. */
export interface CaptionText {
  readonly photoBy: string;
  readonly subject: string;
  readonly location: string;
  /** Several lines. */
  readonly additionalCredits: string;
}

/** The caption's words as credits: what is printed is also written. */
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
