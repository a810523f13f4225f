import { IMAGE_KINDS } from "./limits.ts";
import { z } from "./schema.ts";

const count = z.number().check(z.int(), z.nonnegative());

/** Answer to an upload. The image at `url` is served to its user and administrators only. */
export const uploadAnswer = z.strictObject({
  success: z.literal(true),
  url: z.string(),
  /** Derived from the content: equal images have equal names. */
  filename: z.string(),
  /** Bytes, as stored. */
  size: count,
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

export const imageEntry = z.strictObject({
  url: z.string(),
  /** The uploaded file's name, sanitised. */
  filename: z.string(),
  /** Bytes. */
  size: count,
  /** Seconds since 1970. */
  uploaded: count,
});
export type ImageEntry = z.infer<typeof imageEntry>;

/** Query for the image list: the previous page's `next`. */
export const imageListQuery = z.object({ before: z.optional(z.string().check(z.maxLength(1000))) });

/** A page in the image list, newest first. */
export const imageList = z.strictObject({
  success: z.literal(true),
  originals: z.array(imageEntry),
  mattes: z.array(imageEntry),
  /** The next page's cursor, if any. */
  next: z.optional(z.string()),
});
export type ImageList = z.infer<typeof imageList>;

/** One user's stored images. */
export const storedPictures = z.strictObject({ count, bytes: count });
export type StoredPictures = z.infer<typeof storedPictures>;

export const imageParams = z.strictObject({
  uid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  kind: z.enum(IMAGE_KINDS),
  filename: z.string().check(z.regex(/^[0-9a-f]{64}\.(?:jpg|png|webp)$/)),
});
