import type { ListedUser } from "@matte/contracts";
import { useEffect, useState } from "react";
import { loadUsers } from "#domain/administration/server.ts";
import { useDataConnection, type DataConnection } from "#domain/data/index.ts";
import { usePages, type Fetched, type Pages } from "../use-pages.ts";

/** Users that fill the table; a search loads pages until it has found as many. */
const TABLE_SIZE = 50;
/** Milliseconds without typing after which a search begins. */
const PAUSE = 250;

export type Users = Pages<readonly ListedUser[]>;

/** @param wanted false delays loading */
export function useUsers(search: string, wanted: boolean): Users {
  const { connection } = useDataConnection();
  const settled = useSettled(search.trim());
  return usePages(["users", settled], (cursor, signal) => fillTable(connection, settled, cursor, signal), wanted);
}

/** Loads pages until the table is full: a page of a search may contain few users or none. */
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
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
