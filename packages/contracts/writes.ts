import { errorFields } from "./errors.ts";
import { WRITE_BATCH_SIZE } from "./limits.ts";
import { z } from "./schema.ts";
import { userChanges } from "./users.ts";

const header = {
  /** A UUID made with the write: however often it is sent, it is applied once. */
  id: z.guid(),
  /** Whose document. */
  uid: z.string().check(z.minLength(1), z.maxLength(64)),
};

/** One write as it should be. */
export const write = z.strictObject({ ...header, changes: userChanges });
export type Write = z.infer<typeof write>;

/**
 * `POST /api/writes`. What a write changes is looked at write by write, so that one that can never be applied does not
 * hold up the others.
 */
export const writesRequest = z.strictObject({
  writes: z
    .array(z.strictObject({ ...header, changes: z.unknown() }))
    .check(z.minLength(1), z.maxLength(WRITE_BATCH_SIZE)),
});

/** What became of one write. */
export const writeResult = z.discriminatedUnion("status", [
  z.strictObject({ id: z.string(), status: z.literal("applied") }),
  /** Applied before. */
  z.strictObject({ id: z.string(), status: z.literal("duplicate") }),
  /** Will never be applied, because of this error. */
  z.object({
    id: z.string(),
    status: z.literal("rejected"),
    ...errorFields,
  }),
]);
export type WriteResult = z.infer<typeof writeResult>;

/** In the order of the request. */
export const writesAnswer = z.strictObject({ success: z.literal(true), results: z.array(writeResult) });
export type WritesAnswer = z.infer<typeof writesAnswer>;
