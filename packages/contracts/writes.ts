import { errorFields } from "./errors.ts";
import { WRITE_BATCH_SIZE } from "./limits.ts";
import { z } from "./schema.ts";

/** A request's writes. `changes` is checked write by write, so that an invalid one doesn't hold up the others. */
export const writesRequest = z.strictObject({
  writes: z
    .array(
      z.strictObject({
        /** UUID made with the write: it is applied once, however often it is sent. */
        id: z.guid(),
        /** The document's user. */
        uid: z.string().check(z.minLength(1), z.maxLength(64)),
        /** `userChanges`. */
        changes: z.unknown(),
      }),
    )
    .check(z.minLength(1), z.maxLength(WRITE_BATCH_SIZE)),
});

/** Outcome of one write. */
export const writeResult = z.discriminatedUnion("status", [
  z.strictObject({ id: z.string(), status: z.literal("applied") }),
  /** Was applied before. */
  z.strictObject({ id: z.string(), status: z.literal("duplicate") }),
  /** Will never be applied, because of this error. */
  z.object({ id: z.string(), status: z.literal("rejected"), ...errorFields }),
]);
export type WriteResult = z.infer<typeof writeResult>;

/** Outcomes in request order. */
export const writesAnswer = z.strictObject({ success: z.literal(true), results: z.array(writeResult) });
