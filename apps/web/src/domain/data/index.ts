/** The data connection: changes to the user's document, and requests to the server. */
export { openDataConnection } from "./browser/open-connection.ts";
export { request } from "./browser/request.ts";
export type { DataConnection } from "./data-connection.ts";
export { DataConnectionProvider, useDataConnection, type UsedDataConnection } from "./react.tsx";
export type { Reachability } from "./reachability.ts";
export { onSessionReturn } from "./session-returns.ts";
export type { DataStatus } from "./status.ts";
export type { Kept } from "./store/two-stores.ts";
export type { DeadLetter, PendingWrite } from "./write.ts";
