/** Counts uploads by kind: a picture exported again counts again, although it is stored once. */
import type { Db } from "../db/schema.ts";
import type { Count, Counted, Move } from "./counters.ts";

interface Uploaded {
  readonly kind: string;
  readonly uploads: number;
}

/** Returns counter changes for stored or deleted images. @param by difference per upload */
export function imageMoves(images: readonly Uploaded[], by: 1 | -1): Move[] {
  const totals = new Map<string, number>();
  for (const { kind, uploads } of images) totals.set(kind, (totals.get(kind) ?? 0) + uploads);
  return Array.from(totals, ([kind, uploads]) => ({ ...counted(kind), by: by * uploads }));
}

/** Counts all uploads of stored images. */
export async function countImages(db: Db): Promise<Count[]> {
  const rows = await db
    .selectFrom("images")
    .select((row) => ["kind", row.fn.sum<number | string>("uploads").as("amount")])
    .where("state", "=", "stored")
    .groupBy("kind")
    .execute();
  return rows.map(({ kind, amount }) => ({ ...counted(kind), amount: Number(amount) }));
}

function counted(kind: string): Counted {
  return { counter: "image", value: kind, label: kind };
}
