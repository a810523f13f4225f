import type { DataConnection } from "#domain/data/index.ts";
import { callThrough } from "#domain/server/index.ts";

/** Everything that is stored for the user, as a JSON file. @throws without an answer */
export async function fetchExport(connection: DataConnection, uid: string): Promise<Blob> {
  const account = await callThrough(connection)("exportUser", { params: { uid } });
  return new Blob([`${JSON.stringify(account, null, 2)}\n`], { type: "application/json" });
}
