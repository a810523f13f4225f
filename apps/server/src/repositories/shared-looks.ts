/** Looks submitted to the public page. */
import type { Submission } from "@matte/contracts/shared-looks";
import { sql } from "kysely";
import type { Db, Schema } from "../db/schema.ts";
import { fromJson, isSingleRow, toJson } from "./rows.ts";

type State = Schema["shared_looks"]["state"];

export interface SharedLookRecord extends Omit<Submission, "look"> {
  readonly id: string;
  readonly slug: string;
  readonly uid: string | null;
  readonly state: State;
  /** Parsed JSON. */
  readonly look: unknown;
  readonly reason: string | null;
  readonly submittedAt: string;
  readonly publishedAt: string | null;
  readonly tried: number;
}

export async function addSubmission(
  db: Db,
  { id, slug, uid, submittedAt }: Pick<SharedLookRecord, "id" | "slug" | "uid" | "submittedAt">,
  { name, description, author, link, look, afterDeletion }: Submission,
): Promise<void> {
  await db
    .insertInto("shared_looks")
    .values({
      id,
      slug,
      uid,
      state: "open",
      name,
      description,
      author,
      link,
      look: toJson(look),
      after_deletion: afterDeletion,
      reason: null,
      submitted_at: submittedAt,
      published_at: null,
      tried: 0,
    })
    .execute();
}

/** Lists an author's submissions, newest first. */
export async function listSubmissionsOf(db: Db, uid: string): Promise<SharedLookRecord[]> {
  const rows = await db
    .selectFrom("shared_looks")
    .selectAll()
    .where("uid", "=", uid)
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toRecord);
}

/** Counts open submissions. @param uid of one author; null for all */
export async function countOpen(db: Db, uid: string | null): Promise<number> {
  let query = db
    .selectFrom("shared_looks")
    .select(({ fn }) => fn.countAll<number | string>().as("amount"))
    .where("state", "=", "open");
  if (uid !== null) query = query.where("uid", "=", uid);
  // PostgreSQL sends a text.
  return Number((await query.executeTakeFirst())?.amount ?? 0);
}

export async function findSubmission(db: Db, id: string): Promise<SharedLookRecord | undefined> {
  const row = await db.selectFrom("shared_looks").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toRecord(row);
}

export async function findBySlug(db: Db, slug: string): Promise<SharedLookRecord | undefined> {
  const row = await db.selectFrom("shared_looks").selectAll().where("slug", "=", slug).executeTakeFirst();
  return row && toRecord(row);
}

interface LookPosition {
  readonly time: string;
  readonly id: string;
}

/** Lists approved looks, newest first. @param after the previous page's last one; null for the first page */
export async function listApproved(db: Db, after: LookPosition | null, limit: number): Promise<SharedLookRecord[]> {
  let query = db.selectFrom("shared_looks").selectAll().where("state", "=", "approved");
  if (after !== null) query = query.where(sql<boolean>`(published_at, id) < (${after.time}, ${after.id})`);
  const rows = await query.orderBy("published_at", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(toRecord);
}

/** Lists open submissions, oldest first. @param after the previous page's last one; null for the first page */
export async function listOpen(db: Db, after: LookPosition | null, limit: number): Promise<SharedLookRecord[]> {
  let query = db.selectFrom("shared_looks").selectAll().where("state", "=", "open");
  if (after !== null) query = query.where(sql<boolean>`(submitted_at, id) > (${after.time}, ${after.id})`);
  const rows = await query.orderBy("submitted_at").orderBy("id").limit(limit).execute();
  return rows.map(toRecord);
}

/** Approves an open submission. @returns false for any other */
export async function setApproved(db: Db, id: string, at: string): Promise<boolean> {
  const approving = db.updateTable("shared_looks").set({ state: "approved", published_at: at });
  return isSingleRow(await approving.where("id", "=", id).where("state", "=", "open").executeTakeFirst());
}

/** Declines an open or approved submission. @returns false for any other */
export async function setDeclined(db: Db, id: string, reason: string): Promise<boolean> {
  const declining = db.updateTable("shared_looks").set({ state: "declined", reason });
  return isSingleRow(
    await declining.where("id", "=", id).where("state", "in", ["open", "approved"]).executeTakeFirst(),
  );
}

/** Deletes a look; one that was public leaves its slug. */
export async function removeLook(
  db: Db,
  { id, publishedAt }: Pick<SharedLookRecord, "id" | "publishedAt">,
): Promise<void> {
  await removeParts(db, id);
  if (publishedAt === null) {
    await db.deleteFrom("shared_looks").where("id", "=", id).execute();
    return;
  }
  const empty = { uid: null, name: "", description: "", author: "", link: null, look: "{}", reason: null, tried: 0 };
  await db
    .updateTable("shared_looks")
    .set({ state: "withdrawn", ...empty })
    .where("id", "=", id)
    .execute();
}

/** Counts a try of a look. */
export async function addTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable("shared_looks")
    .set((column) => ({ tried: column("tried", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes pictures and reports. */
export async function removeParts(db: Db, id: string): Promise<void> {
  await db.deleteFrom("look_pictures").where("look_id", "=", id).execute();
  await db.deleteFrom("look_reports").where("look_id", "=", id).execute();
}

/** Removes the author from a look. */
export async function anonymise(db: Db, id: string): Promise<void> {
  await db.updateTable("shared_looks").set({ uid: null, author: "", link: null }).where("id", "=", id).execute();
}

function toRecord(row: Schema["shared_looks"]): SharedLookRecord {
  const { look, after_deletion, submitted_at, published_at, ...rest } = row;
  return {
    ...rest,
    look: fromJson(look),
    afterDeletion: after_deletion,
    submittedAt: submitted_at,
    publishedAt: published_at,
  };
}
