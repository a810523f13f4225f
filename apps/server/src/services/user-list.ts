/** Everybody, for administrators: page by page, or all of them as a file. */
import { onboarding, parseAnswer, type ListedUser, type UserList } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import { listUsers, searchUsers, type UserPage, type UserPosition } from "../repositories/user-list.ts";
import type { UserRecord } from "../repositories/users.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { csvLine } from "./csv.ts";
import { cursorOf, positionOf } from "./cursors.ts";

const USERS_A_PAGE = 50;

export interface UserListWishes {
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
  /** Part of an address or a name. */
  readonly search?: string | undefined;
}

export async function readUserList(
  db: Db,
  _by: AuthorizedAdministration,
  { cursor, search = "" }: UserListWishes,
): Promise<UserList> {
  const position = positionOf(cursor);
  const after = position && { createdAt: position.time, uid: position.id };
  const { users, next } =
    search.trim() === ""
      ? await listUsers(db, after, USERS_A_PAGE)
      : await searchUsers(db, search, after, USERS_A_PAGE);
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
    location: said(answers?.defaultLocation),
    plan,
    isAdmin,
    createdAt,
  };
}

function nameOf({ name, email }: UserRecord): string {
  return said(name) ?? email.replace(/@[^@]*$/, "");
}

/** Spaces say nothing. */
function said(text: string | null | undefined): string | null {
  const words = text?.trim() ?? "";
  return words === "" ? null : words;
}

const ROWS_AT_ONCE = 1000;

/** All of the list as CSV (RFC 4180), some lines at a time: it never lies whole in memory. */
export async function* usersAsCsv(db: Db, _by: AuthorizedAdministration): AsyncGenerator<string> {
  yield csvLine(["uid", "name", "email", "craft", "location", "plan", "administrator", "joined"]);
  let after: UserPosition | null = null;
  do {
    const page: UserPage = await listUsers(db, after, ROWS_AT_ONCE);
    yield page.users.map((user) => csvLine(cellsOf(toListed(user)))).join("");
    after = page.next;
  } while (after !== null);
}

function cellsOf({ uid, name, email, craft, location, plan, isAdmin, createdAt }: ListedUser): string[] {
  return [uid, name, email, craft ?? "", location ?? "", plan, isAdmin ? "yes" : "no", createdAt];
}
