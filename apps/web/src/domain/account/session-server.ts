/** Calls about the account's sessions. */
import type { ListedSession } from "@matte/contracts";
import type { DataConnection } from "../data/index.ts";
import { callThrough } from "../server/index.ts";

/** Live sessions, this browser's first. @throws without an answer */
export async function loadSessions(connection: DataConnection, uid: string): Promise<readonly ListedSession[]> {
  const { sessions } = await callThrough(connection)("listSessions", { params: { uid } });
  return sessions;
}

/** @throws when it could not be ended, or has ended already */
export async function endSession(connection: DataConnection, uid: string, id: string): Promise<void> {
  await callThrough(connection)("endSession", { params: { uid, id } });
}

/** Ends all sessions of a user, including this browser's if it is theirs. @throws when they could not be ended */
export async function endSessions(connection: DataConnection, uid: string): Promise<void> {
  await callThrough(connection)("endSessions", { params: { uid } });
}
