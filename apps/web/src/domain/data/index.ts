/** The data connection: changes of the user's document, and requests to the server. */
export { openDataConnection } from "./browser/open-connection.ts";
export { request } from "./browser/request.ts";
export type { ConnectionState } from "./connection-state.ts";
export type { DataConnection } from "./connection.ts";
export { DataConnectionProvider, useDataConnection, type UsedDataConnection } from "./react.tsx";
export { onSessionReturn } from "./session-returns.ts";
export type { DataStatus } from "./status.ts";
export type { Kept } from "./store/two-stores.ts";
export type { DeadLetter, PendingWrite } from "./write.ts";
