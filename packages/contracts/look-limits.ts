/** Limits of public looks. A separate module: few parts of the page load it. */

/** Looks submitted to the public page: open ones per account, bytes per submission, lengths in UTF-16 code units. */
export const SUBMISSION_LIMIT = {
  open: 10,
  bytes: 4096,
  name: 40,
  description: 280,
  author: 60,
  link: 200,
  reason: 280,
} as const;

/** Pictures of a public look: our photos in its frame, the first one also for link previews. */
export const LOOK_PICTURES = ["first", "second", "third"] as const;
export type LookPicture = (typeof LOOK_PICTURES)[number];

/** Largest picture of a public look: pixels on its long side, characters in base64, bytes for all with their JSON. */
export const LOOK_PICTURE_LIMIT = { side: 1200, characters: 600_000, bytes: 2 * 1024 * 1024 } as const;

/** Looks in one page of the public list. */
export const LOOKS_PAGE_SIZE = 24;

/** Reasons for reporting a public look. */
export const REPORT_REASONS = ["offensive", "copied", "misleading", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
