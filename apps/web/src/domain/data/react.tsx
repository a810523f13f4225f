import { createContext, use, useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { announceConnection } from "#lib/retry-import.ts";
import type { DataConnection } from "./data-connection.ts";
import type { DataStatus } from "./status.ts";

const Connection = createContext<DataConnection | null>(null);

/** Runs the connection while it is mounted, and repeats failed imports when the server is back. */
export function DataConnectionProvider({
  connection,
  children,
}: {
  readonly connection: DataConnection;
  readonly children: ReactNode;
}) {
  useEffect(() => connection.start(), [connection]);
  useEffect(
    () =>
      connection.status.subscribe(({ reachability }, before) => {
        if (reachability === "online" && before.reachability !== "online") announceConnection();
      }),
    [connection],
  );
  return <Connection value={connection}>{children}</Connection>;
}

/** The connection's status and the user's actions. */
export interface UsedDataConnection extends DataStatus {
  readonly connection: DataConnection;
  /** Skips the wait before the next try. */
  readonly retry: () => void;
  /** Removes a refusal after the user has seen it. */
  readonly dismiss: (id: string) => void;
}

/** @throws outside a `DataConnectionProvider` */
export function useDataConnection(): UsedDataConnection {
  const connection = use(Connection);
  if (connection === null) throw new Error("useDataConnection must be used within a DataConnectionProvider");
  const status = useStore(connection.status);
  return { ...status, connection, retry: connection.retry, dismiss: (id) => void connection.dismiss(id) };
}
