/** Calls about the account's profiles; each shows its answer in the page. */
import type { ProfileContents } from "@matte/contracts/profiles";
import type { StoredValues } from "#lib/storage.ts";
import type { DataConnection } from "../data/index.ts";
import { callRow } from "../server/index.ts";
import { keepProfiles, type Profile } from "./profile-list.ts";

export type { ProfileContents } from "@matte/contracts/profiles";

/** @throws {CallError} and the error of a request without an answer */
export interface ProfileServer {
  load(): Promise<readonly Profile[]>;
  save(id: string, contents: ProfileContents): Promise<readonly Profile[]>;
  remove(id: string): Promise<readonly Profile[]>;
  order(ids: readonly string[]): Promise<readonly Profile[]>;
}

/** The rows are loaded with the first call. */
const rows = async () => (await import("@matte/contracts/profile-endpoints")).profileEndpoints;

export function profileServer(connection: DataConnection, uid: string, values?: StoredValues): ProfileServer {
  const kept = async (answer: Promise<{ readonly profiles: readonly Profile[] }>): Promise<readonly Profile[]> => {
    const { profiles } = await answer;
    keepProfiles(uid, profiles, values);
    return profiles;
  };
  return {
    load: async () => kept(callRow(connection, (await rows()).listProfiles, { params: { uid } })),
    save: async (id, body) => kept(callRow(connection, (await rows()).saveProfile, { params: { uid, id }, body })),
    remove: async (id) => kept(callRow(connection, (await rows()).deleteProfile, { params: { uid, id } })),
    order: async (ids) =>
      kept(callRow(connection, (await rows()).orderProfiles, { params: { uid }, body: { ids: [...ids] } })),
  };
}
