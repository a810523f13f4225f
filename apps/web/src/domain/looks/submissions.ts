/** The account's looks on the public page, and waiting for it. */
import type { ListedSubmission, Submission } from "@matte/contracts/shared-looks";
import type { DataConnection } from "../data/index.ts";
import { callRow } from "../server/index.ts";

/** The rows are loaded with the first call. */
const rows = async () => (await import("@matte/contracts/shared-look-endpoints")).sharedLookEndpoints;

export async function loadSubmissions(connection: DataConnection, uid: string): Promise<readonly ListedSubmission[]> {
  const { submissions } = await callRow(connection, (await rows()).listSubmissions, { params: { uid } });
  return submissions;
}

/** @throws {CallError} */
export async function submitLook(connection: DataConnection, uid: string, body: Submission): Promise<void> {
  await callRow(connection, (await rows()).submitLook, { params: { uid }, body });
}

/** @returns the remaining ones @throws {CallError} */
export async function withdrawLook(
  connection: DataConnection,
  uid: string,
  id: string,
): Promise<readonly ListedSubmission[]> {
  const { submissions } = await callRow(connection, (await rows()).withdrawLook, { params: { uid, id } });
  return submissions;
}

/** Returns the field that the server would refuse; null if it takes all. */
export async function refusedField(wanted: Submission): Promise<string | null> {
  const { submission } = await import("@matte/contracts/shared-looks");
  const { error } = submission.safeParse(wanted);
  return error === undefined ? null : String(error.issues[0]?.path[0] ?? "");
}
