import type { ListedUser } from "@matte/contracts";
import { SEARCH_LIMIT } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import { admin } from "@matte/messages/admin";
import { useEffect, useState } from "react";
import { loadUsers } from "#domain/administration/server.ts";
import { useDataConnection, type DataConnection } from "#domain/data/index.ts";
import { ShowMore, usePages, type Fetched, type Pages } from "./use-pages.tsx";
import { UserDialog } from "./UserDialog.tsx";
import { UserTable } from "./UserTable.tsx";
import "./users.css";

/** Users per table; a search loads pages until it has found as many. */
const TABLE_SIZE = 50;
/** Milliseconds without typing after which a search begins. */
const TYPING_PAUSE_MS = 250;

export type Users = Pages<readonly ListedUser[]>;

/** @param wanted false delays loading */
export function useUsers(search: string, wanted: boolean): Users {
  const { connection } = useDataConnection();
  const settled = useSettled(search.trim());
  return usePages(["users", settled], (cursor, signal) => fillTable(connection, settled, cursor, signal), wanted);
}

/** Loads pages until the table is full: a search's page may contain few users or none. */
async function fillTable(
  connection: DataConnection,
  search: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Fetched<readonly ListedUser[]>> {
  const found: ListedUser[] = [];
  let next = cursor;
  do {
    const page = await loadUsers(connection, search, next, signal);
    found.push(...page.users);
    ({ next } = page);
  } while (next !== null && found.length < TABLE_SIZE);
  return { page: found, next };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface UsersTabProps {
  readonly users: Users;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly uid: string;
}

/** All users, newest first; their names open the dialog for changes. */
export function UsersTab({ users, search, onSearch, uid }: UsersTabProps) {
  const [open, setOpen] = useState<ListedUser | null>(null);
  const { pages, next, loading, more, change } = users;
  const list = pages?.flat();
  return (
    <>
      <div className="admin-tools">
        <input
          className="field"
          type="search"
          aria-label={admin.search.label}
          placeholder={admin.search.placeholder}
          maxLength={SEARCH_LIMIT}
          spellCheck={false}
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <div className="admin-files">
          <a className="link" href={LINKS.usersFile} download="matte-users.csv">
            {admin.files.users}
          </a>
          <a className="link" href={LINKS.subscribersFile} download="matte-newsletter.csv">
            {admin.files.newsletter}
          </a>
          <a className="link" href={LINKS.auditFile} download="matte-audit.csv">
            {admin.files.audit}
          </a>
        </div>
      </div>
      {list !== undefined && list.length > 0 && <UserTable users={list} onOpen={setOpen} />}
      {list?.length === 0 && !loading && <p className="admin-none">{admin.search.nothing}</p>}
      <ShowMore {...{ next, loading, more }} />
      <UserDialog
        user={open}
        own={open?.uid === uid}
        onClose={() => setOpen(null)}
        onSaved={(saved) => {
          change((page) => page.map((user) => (user.uid === saved.uid ? saved : user)));
          setOpen(null);
        }}
      />
    </>
  );
}
