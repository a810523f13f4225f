/** All users, for administrators: page by page, or as a file. */
import { onboarding, parseAnswer, type ListedUser, type UserList } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import { listUsers, searchUsers, type UserPage, type UserPosition } from "../repositories/user-list.ts";
import type { UserRecord } from "../repositories/users.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { csvLine } from "./csv.ts";
import { cursorOf, positionOf } from "./cursors.ts";

const PAGE_SIZE = 50;

export interface UserListQuery {
  /** The previous page's `next`. */
  readonly cursor?: string | undefined;
  /** Part of an e-mail address or a name. */
  readonly search?: string | undefined;
}

export async function readUserList(
  db: Db,
  _by: AuthorizedAdministration,
  { cursor, search = "" }: UserListQuery,
): Promise<UserList> {
  const position = positionOf(cursor);
  const after = position && { createdAt: position.time, uid: position.id };
  const { users, next } =
    search.trim() === "" ? await listUsers(db, after, PAGE_SIZE) : await searchUsers(db, search, after, PAGE_SIZE);
  return { users: users.map(toListed), next: next && cursorOf(next.createdAt, next.uid) };
}

export function toListed(record: UserRecord): ListedUser {
  const { uid, email, plan, isAdmin, createdAt } = record;
  const answers = parseAnswer(onboarding, record.onboarding);
  return {
    uid,
    name: nameOf(record),
    email,
    craft: answers?.craft ?? null,
    location: nonEmpty(answers?.defaultLocation),
    plan,
    isAdmin,
    createdAt,
  };
}

function nameOf({ name, email }: UserRecord): string {
  return nonEmpty(name) ?? email.replace(/@[^@]*$/, "");
}

/** Trims a text. @returns null when nothing remains */
function nonEmpty(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}

const BATCH_SIZE = 1000;

/** Writes the whole list as CSV (RFC 4180), in batches, never holding it all in memory. */
export async function* usersAsCsv(db: Db, _by: AuthorizedAdministration): AsyncGenerator<string> {
  yield csvLine(["uid", "name", "email", "craft", "location", "plan", "administrator", "joined"]);
  let after: UserPosition | null = null;
  do {
    const page: UserPage = await listUsers(db, after, BATCH_SIZE);
    yield page.users.map((user) => csvLine(cellsOf(toListed(user)))).join("");
    after = page.next;
  } while (after !== null);
}

function cellsOf({ uid, name, email, craft, location, plan, isAdmin, createdAt }: ListedUser): string[] {
  return [uid, name, email, craft ?? "", location ?? "", plan, isAdmin ? "yes" : "no", createdAt];
}
