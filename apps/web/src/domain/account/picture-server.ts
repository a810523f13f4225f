/** Calls about pictures the server stores for the account. */
import type { StoredPictures } from "@matte/contracts";
import type { DataConnection } from "../data/index.ts";
import { callThrough } from "../server/index.ts";

/** @throws without an answer */
export function countPictures(connection: DataConnection, uid: string): Promise<StoredPictures> {
  return callThrough(connection)("countPictures", { params: { uid } });
}

/** @returns the remaining pictures @throws when they were not deleted */
export function deletePictures(connection: DataConnection, uid: string): Promise<StoredPictures> {
  return callThrough(connection)("deletePictures", { params: { uid } });
}
