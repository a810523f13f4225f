import type { ListedUser } from "@matte/contracts";
import { SEARCH_LIMIT } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import { useState } from "react";
import { ShowMore } from "../ShowMore.tsx";
import type { Users } from "./use-users.ts";
import { UserDialog } from "./UserDialog.tsx";
import { UserTable } from "./UserTable.tsx";
import "./users.css";

export interface UsersTabProps {
  readonly users: Users;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Whose dashboard it is. */
  readonly uid: string;
}

/** Everybody, newest first; a press on a name opens what may be changed about them. */
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
          aria-label="Search users"
          placeholder="Address or name"
          maxLength={SEARCH_LIMIT}
          spellCheck={false}
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <div className="admin-files">
          <a className="link" href={LINKS.usersFile} download="matte-users.csv">
            Download CSV
          </a>
          <a className="link" href={LINKS.subscribersFile} download="matte-newsletter.csv">
            Download newsletter CSV
          </a>
          <a className="link" href={LINKS.auditFile} download="matte-audit.csv">
            Audit log
          </a>
        </div>
      </div>
      {list !== undefined && list.length > 0 && <UserTable users={list} onOpen={setOpen} />}
      {list?.length === 0 && !loading && <p className="admin-none">Nobody is found by these words.</p>}
      {next !== null && <ShowMore loading={loading} onMore={more} />}
      <UserDialog
        user={open}
        own={open?.uid === uid}
        onClose={() => setOpen(null)}
        onSaved={(saved) => {
          change((page) => page.map((one) => (one.uid === saved.uid ? saved : one)));
          setOpen(null);
        }}
      />
    </>
  );
}
