/** Counters of stored images, by kind. */
import type { Db } from "../db/schema.ts";
import type { Count, Counted, Move } from "./counters.ts";

interface OfKind {
  readonly kind: string;
}

/** Changes of the counters for images that were stored or deleted. @param by difference per image */
export function imageMoves(images: readonly OfKind[], by: 1 | -1): Move[] {
  const kinds = [...new Set(images.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ ...counted(kind), by: by * images.filter((image) => image.kind === kind).length }));
}

/** Counts all stored images. */
export async function countImages(db: Db): Promise<Count[]> {
  const rows = await db
    .selectFrom("images")
    .select((row) => ["kind", row.fn.countAll<number | string>().as("amount")])
    .where("state", "=", "stored")
    .groupBy("kind")
    .execute();
  return rows.map(({ kind, amount }) => ({ ...counted(kind), amount: Number(amount) }));
}

function counted(kind: string): Counted {
  return { counter: "image", value: kind, label: kind };
}
