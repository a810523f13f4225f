import type { ListedUser } from "@matte/contracts";
import { useCallback, useEffect, useState } from "react";
import { loadUsers } from "#domain/administration/server.ts";
import { useDataConnection, type DataConnection } from "#domain/data/index.ts";
import { usePages, type Fetched, type Pages } from "../use-pages.ts";

/** As many as fill the table; a search goes on until it has found them. */
const ENOUGH = 50;
/** Milliseconds without a further letter after which a search begins. */
const PAUSE = 250;

export type Users = Pages<readonly ListedUser[]>;

/** @param wanted nothing is fetched before */
export function useUsers(search: string, wanted: boolean): Users {
  const { connection } = useDataConnection();
  const words = useSettled(search.trim());
  return usePages(
    useCallback(
      (cursor: string | null, signal: AbortSignal) => fetchEnough(connection, words, cursor, signal),
      [connection, words],
    ),
    wanted,
  );
}

/** The server looks through so many people at a time, and may find none among them. */
async function fetchEnough(
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
  } while (next !== null && found.length < ENOUGH);
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
