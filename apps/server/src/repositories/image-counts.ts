/** Which images are counted: those that are stored, by their kind. */
import type { Db } from "../db/schema.ts";
import type { Count, Counted, Move } from "./counters.ts";

interface OfKind {
  readonly kind: string;
}

/** What images that came or went do to the counters. @param by how many more each of them is */
export function imageMoves(images: readonly OfKind[], by: 1 | -1): Move[] {
  const kinds = [...new Set(images.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ ...counted(kind), by: by * images.filter((image) => image.kind === kind).length }));
}

/** Counts them all. */
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
