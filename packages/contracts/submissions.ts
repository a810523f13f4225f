/** A look for the public page, as its author reads it. */
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

/** Deleting an account removes its look from the page, or its author from the look. */
export const AFTER_DELETION = ["remove", "anonymise"] as const;

/** Stored texts have passed an earlier version of the schema. */
export const storedTexts = {
  name: z.string(),
  description: z.string(),
  author: z.string(),
  link: z.nullable(z.string()),
};

/** A look as anyone reads it. */
export const look = z.strictObject({ version: z.int(), settings: z.record(z.string(), z.unknown()) });

export const listedSubmission = z.strictObject({
  id: z.string(),
  slug: z.string(),
  ...storedTexts,
  afterDeletion: z.enum(AFTER_DELETION),
  look,
  state: z.enum(["open", "approved", "declined"]),
  /** The administrator's, for a declined one. */
  reason: z.nullable(z.string()),
  submittedAt: instant,
});
export type ListedSubmission = z.infer<typeof listedSubmission>;
