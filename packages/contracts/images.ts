import { IMAGE_KINDS } from "./limits.ts";
import { z } from "./schema.ts";

const count = z.number().check(z.int(), z.nonnegative());

/** `POST /upload/save.php`. Only its owner and administrators are answered at `url`. */
export const uploadAnswer = z.strictObject({
  success: z.literal(true),
  url: z.string(),
  /** By its content: the same image has the same name. */
  filename: z.string(),
  /** Bytes, as stored. */
  size: count,
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

export const imageEntry = z.strictObject({
  url: z.string(),
  filename: z.string(),
  /** Bytes. */
  size: count,
  /** Seconds since 1970. */
  uploaded: count,
});
export type ImageEntry = z.infer<typeof imageEntry>;

/** What follows the `?` of `GET /upload/list-images.php`: `next` of the list before. */
export const imageListQuery = z.object({ before: z.optional(z.string().check(z.maxLength(1000))) });

/** `GET /upload/list-images.php`, newest first. */
export const imageList = z.strictObject({
  success: z.literal(true),
  originals: z.array(imageEntry),
  mattes: z.array(imageEntry),
  /** For `?before=`, where there are more. */
  next: z.optional(z.string()),
});
export type ImageList = z.infer<typeof imageList>;

/** The address of a stored image. */
export const imageParams = z.strictObject({
  uid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  kind: z.enum(IMAGE_KINDS),
  filename: z.string().check(z.regex(/^[0-9a-f]{64}\.(?:jpg|png|webp)$/)),
});
export type ImageParams = z.infer<typeof imageParams>;
