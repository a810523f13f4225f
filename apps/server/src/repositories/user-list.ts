/** Lists all users, page by page, newest first. */
import { sql, type SelectQueryBuilder } from "kysely";
import type { Db, Schema } from "../db/schema.ts";
import { fold } from "./fold.ts";
import { toRecord, type UserRecord } from "./users.ts";

/** The previous page's last user. */
export interface UserPosition {
  readonly createdAt: string;
  readonly uid: string;
}

export interface UserPage {
  readonly users: readonly UserRecord[];
  /** The next page's position; null at the end. */
  readonly next: UserPosition | null;
}

/** @param after null for the first page */
export async function listUsers(db: Db, after: UserPosition | null, limit: number): Promise<UserPage> {
  return pageOf(
    await usersAfter(db, after)
      .limit(limit + 1)
      .execute(),
    limit,
    null,
  );
}

/** Users examined per search page, so that no search holds up the server. */
export const SEARCH_BATCH_SIZE = 20_000;

/**
 * Finds a text in e-mail addresses or names among the next users.
 * @param examined number of users to examine
 */
export async function searchUsers(
  db: Db,
  text: string,
  after: UserPosition | null,
  limit: number,
  examined = SEARCH_BATCH_SIZE,
): Promise<UserPage> {
  const last = await positions(db, after)
    .offset(examined - 1)
    .limit(1)
    .executeTakeFirst();
  const edge = last === undefined ? null : { createdAt: last.created_at, uid: last.uid };
  let query = usersAfter(db, after).where(sql<boolean>`search_text like ${containing(text)} escape '\\'`);
  if (edge !== null) query = query.where(sql<boolean>`(created_at, uid) >= (${edge.createdAt}, ${edge.uid})`);
  return pageOf(await query.limit(limit + 1).execute(), limit, edge);
}

/** @param reached last examined user, from which to continue when no more were found */
function pageOf(rows: readonly Schema["users"][], limit: number, reached: UserPosition | null): UserPage {
  const users = rows.slice(0, limit).map(toRecord);
  const last = users.at(-1);
  return { users, next: rows.length > limit && last !== undefined ? last : reached };
}

function usersAfter(db: Db, after: UserPosition | null): SelectQueryBuilder<Schema, "users", Schema["users"]> {
  return inOrder(db.selectFrom("users").selectAll(), after);
}

/** Answered from the index alone. */
function positions(
  db: Db,
  after: UserPosition | null,
): SelectQueryBuilder<Schema, "users", Pick<Schema["users"], "created_at" | "uid">> {
  return inOrder(db.selectFrom("users").select(["created_at", "uid"]), after);
}

/** Compares row values, so that the index finds any page's beginning. */
function inOrder<Row>(
  query: SelectQueryBuilder<Schema, "users", Row>,
  after: UserPosition | null,
): SelectQueryBuilder<Schema, "users", Row> {
  const ordered = query.orderBy("created_at", "desc").orderBy("uid", "desc");
  return after === null ? ordered : ordered.where(sql<boolean>`(created_at, uid) < (${after.createdAt}, ${after.uid})`);
}

function containing(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, "\\$&")}%`;
}
