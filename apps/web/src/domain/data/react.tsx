/** The data connection in React. */
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from "react";
import type { DataConnection } from "./connection.ts";
import type { DataStatus } from "./status.ts";

const Connection = createContext<DataConnection | null>(null);

/** Keeps the connection going while it is mounted. */
export function DataConnectionProvider({
  connection,
  children,
}: {
  readonly connection: DataConnection;
  readonly children: ReactNode;
}) {
  useEffect(() => connection.start(), [connection]);
  return <Connection value={connection}>{children}</Connection>;
}

/** What changes, and what can be done about it. */
export interface UsedDataConnection extends DataStatus {
  readonly connection: DataConnection;
  /** Tries now what waits for its next try. */
  readonly retry: () => void;
  /** The user has seen the refusal. */
  readonly dismiss: (id: string) => void;
}

/** @throws outside a `DataConnectionProvider` */
export function useDataConnection(): UsedDataConnection {
  const connection = use(Connection);
  if (connection === null) throw new Error("useDataConnection must be used within a DataConnectionProvider");
  const status = useSyncExternalStore(connection.subscribe, connection.status);
  return { ...status, connection, retry: connection.retry, dismiss: (id) => void connection.dismiss(id) };
}
