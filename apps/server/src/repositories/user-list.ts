/** All users, page by page, newest first. */
import { sql, type SelectQueryBuilder } from "kysely";
import type { Db, Schema } from "../db/schema.ts";
import { fold } from "./fold.ts";
import { toRecord, type UserRecord } from "./users.ts";

/** Behind which user a page begins. */
export interface UserPosition {
  readonly createdAt: string;
  readonly uid: string;
}

export interface UserPage {
  readonly users: readonly UserRecord[];
  /** Behind which the next page begins; null at the end. */
  readonly next: UserPosition | null;
}

/** @param after null for the newest */
export async function listUsers(db: Db, after: UserPosition | null, limit: number): Promise<UserPage> {
  return pageOf(
    await behind(db, after)
      .limit(limit + 1)
      .execute(),
    limit,
    null,
  );
}

/** As many as a search looks at in one go, so that none holds up the server. */
export const SEARCHED_AT_ONCE = 20_000;

/**
 * People whose address or name has these words in it, among those that come next.
 * @param seen how many are looked at
 */
export async function searchUsers(
  db: Db,
  words: string,
  after: UserPosition | null,
  limit: number,
  seen = SEARCHED_AT_ONCE,
): Promise<UserPage> {
  const last = await positions(db, after)
    .offset(seen - 1)
    .limit(1)
    .executeTakeFirst();
  const edge = last === undefined ? null : { createdAt: last.created_at, uid: last.uid };
  let query = behind(db, after).where(sql<boolean>`search_text like ${containing(words)} escape '\\'`);
  if (edge !== null) query = query.where(sql<boolean>`(created_at, uid) >= (${edge.createdAt}, ${edge.uid})`);
  return pageOf(await query.limit(limit + 1).execute(), limit, edge);
}

/** @param reached behind which to go on when there was no more up to there */
function pageOf(rows: readonly Schema["users"][], limit: number, reached: UserPosition | null): UserPage {
  const users = rows.slice(0, limit).map(toRecord);
  const last = users.at(-1);
  return { users, next: rows.length > limit && last !== undefined ? last : reached };
}

function behind(db: Db, after: UserPosition | null): SelectQueryBuilder<Schema, "users", Schema["users"]> {
  return inOrder(db.selectFrom("users").selectAll(), after);
}

/** The index alone answers this. */
function positions(
  db: Db,
  after: UserPosition | null,
): SelectQueryBuilder<Schema, "users", Pick<Schema["users"], "created_at" | "uid">> {
  return inOrder(db.selectFrom("users").select(["created_at", "uid"]), after);
}

/** Rows are compared whole: an index finds where a page begins, wherever that is. */
function inOrder<Row>(
  query: SelectQueryBuilder<Schema, "users", Row>,
  after: UserPosition | null,
): SelectQueryBuilder<Schema, "users", Row> {
  const ordered = query.orderBy("created_at", "desc").orderBy("uid", "desc");
  return after === null ? ordered : ordered.where(sql<boolean>`(created_at, uid) < (${after.createdAt}, ${after.uid})`);
}

function containing(words: string): string {
  return `%${fold(words).replace(/[\\%_]/g, "\\$&")}%`;
}
