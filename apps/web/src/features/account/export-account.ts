/** `GET /api/users/:uid/export` as a file. */
import { request, type DataConnection } from "#domain/data/index.ts";

/** @throws when there was no answer, or another one */
export async function fetchExport(connection: DataConnection, uid: string): Promise<Blob> {
  const response = await request(connection, `/api/users/${encodeURIComponent(uid)}/export`, { cache: "no-store" });
  const { accountExport, parseAnswer } = await import("@matte/contracts");
  const account = parseAnswer(accountExport, await response.json());
  if (account === undefined) throw new Error(`The export was answered with ${response.status}.`);
  return new Blob([`${JSON.stringify(account, null, 2)}\n`], { type: "application/json" });
}
