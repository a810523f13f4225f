import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { AuditEntry } from "@matte/contracts";
import type { Db, Schema } from "../db/schema.ts";

export type Act = Omit<AuditEntry, "id">;

/** Adds an entry within the act's transaction. */
export async function recordAct(db: Db, { at, actor, subject, act, before, after }: Act): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({ id: randomUUID(), at, actor: actor ?? "", subject, act, before, after })
    .execute();
}

/** Adds an entry unless its id exists or its subject doesn't. */
export async function recordActOnce(
  db: Db,
  id: string,
  { at, actor, subject, act, before, after }: Act,
): Promise<void> {
  await sql`insert into audit_log (id, at, actor, subject, act, before, after)
    select ${id}, ${at}, ${actor ?? ""}, uid, ${act}, ${before}, ${after} from users where uid = ${subject}
    on conflict (id) do nothing`.execute(db);
}

/** The previous page's last entry. */
export type ActPosition = Pick<AuditEntry, "at" | "id">;

/** Lists entries, newest first. @param after null for the first page */
export async function listActs(db: Db, after: ActPosition | null, limit: number): Promise<AuditEntry[]> {
  let query = db.selectFrom("audit_log").selectAll();
  if (after !== null) query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
  const rows = await query.orderBy("at", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(toEntry);
}

/** Lists others' acts on a user, newest first. */
export async function listActsOn(db: Db, uid: string): Promise<Omit<Act, "actor" | "subject">[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["at", "act", "before", "after"])
    .where("subject", "=", uid)
    .where("actor", "!=", uid)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, act: row.act as Act["act"] }));
}

function toEntry({ actor, act, ...row }: Schema["audit_log"]): AuditEntry {
  // Only this file writes acts.
  return { ...row, actor: actor === "" ? null : actor, act: act as AuditEntry["act"] };
}
