/** Looks that accounts submit to the public page, and their review by administrators: what few parts of the page load. */
import { userListQuery } from "./administration.ts";
import { lookFrame, storedFrame } from "./look-frame.ts";
import { LOOK_PICTURE_LIMIT, LOOK_PICTURES, REPORT_REASONS, SUBMISSION_LIMIT as LIMIT } from "./look-limits.ts";
import { instant } from "./onboarding.ts";
import { publicLink, publicText } from "./public-text.ts";
import { z } from "./schema.ts";

/** Deleting an account removes its look from the page, or its author from the look. */
const AFTER_DELETION = ["remove", "anonymise"] as const;

/** Stored texts have passed an earlier version of the schema. */
const storedTexts = {
  name: z.string(),
  description: z.string(),
  author: z.string(),
  link: z.nullable(z.string()),
};

const listedSubmission = z.strictObject({
  id: z.string(),
  slug: z.string(),
  ...storedTexts,
  afterDeletion: z.enum(AFTER_DELETION),
  look: storedFrame,
  state: z.enum(["open", "approved", "declined"]),
  /** The administrator's, for a declined one. */
  reason: z.nullable(z.string()),
  submittedAt: instant,
});
export type ListedSubmission = z.infer<typeof listedSubmission>;

export const submission = z.strictObject({
  name: publicText(LIMIT.name),
  description: publicText(LIMIT.description, 0),
  /** As shown; empty to show none. */
  author: publicText(LIMIT.author, 0),
  link: z.nullable(publicLink(LIMIT.link)),
  afterDeletion: z.enum(AFTER_DELETION),
  look: lookFrame,
});
export type Submission = z.infer<typeof submission>;

export const submissionParams = z.strictObject({ uid: z.string().check(z.regex(/^[\w-]{1,64}$/)), id: z.guid() });

/** All of an author's submissions, newest first. */
export const submissionsAnswer = z.strictObject({ submissions: z.array(listedSubmission) });

export const slugParams = z.strictObject({ slug: z.string().check(z.regex(/^[a-z\d-]{1,64}$/)) });

/** Any text: a page without a look is an unknown page, not an invalid request. */
export const lookPageParams = z.strictObject({ slug: z.string() });

export const lookPictureParams = z.extend(slugParams, {
  picture: z.string().check(z.regex(new RegExp(`^(?:${LOOK_PICTURES.join("|")})\\.jpg$`))),
});

/** An approved look. */
export const publicLook = z.strictObject({
  slug: z.string(),
  ...storedTexts,
  look: storedFrame,
  approvedAt: instant,
  /** Visitors’ tries. */
  tried: z.int(),
});
export type PublicLook = z.infer<typeof publicLook>;

export const publicLooksQuery = z.object({ cursor: userListQuery.shape.cursor });

/** A page of approved looks, newest first. */
export const publicLooks = z.strictObject({ looks: z.array(publicLook), next: z.nullable(z.string()) });
export type PublicLooks = z.infer<typeof publicLooks>;

export const lookReport = z.strictObject({ reason: z.enum(REPORT_REASONS) });
export const successAnswer = z.strictObject({ success: z.literal(true) });

export const reviewQuery = z.object({
  state: z.optional(z.enum(["open", "approved"])),
  cursor: userListQuery.shape.cursor,
});

/** A submission as administrators see it. */
export const reviewedSubmission = z.strictObject({
  ...listedSubmission.shape,
  /** Null once the account is deleted. */
  uid: z.nullable(z.string()),
  /** Reports by reason. */
  reports: z.record(z.string(), z.int()),
});
export type ReviewedSubmission = z.infer<typeof reviewedSubmission>;

/** Open submissions with the oldest first, or approved ones with the newest first. */
export const reviewPage = z.strictObject({
  submissions: z.array(reviewedSubmission),
  open: z.int(),
  next: z.nullable(z.string()),
});
export type ReviewPage = z.infer<typeof reviewPage>;

export const reviewParams = z.strictObject({ id: z.guid() });

const picture = z.string().check(z.maxLength(LOOK_PICTURE_LIMIT.characters), z.regex(/^[A-Za-z\d+/]+={0,2}$/));

/** The pictures that the administrator saw, as JPEG in base64. */
export const approval = z.strictObject({
  pictures: z.strictObject({ first: picture, second: picture, third: picture }),
});
export type Approval = z.infer<typeof approval>;

/** Declines an open submission, or takes an approved one off the page. */
export const refusal = z.strictObject({ reason: publicText(LIMIT.reason) });
