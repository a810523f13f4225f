/** The account's profiles as this page knows them: the server's last answer, kept for use without a network. */
import type { Profile } from "@matte/contracts/profiles";
import { createStore, type StoreApi } from "zustand/vanilla";
import { profilesKey } from "./key.ts";
import { localValues, type StoredValues } from "#lib/storage.ts";

export type { Profile } from "@matte/contracts/profiles";

export type ProfileList = StoreApi<readonly Profile[]>;

const lists = new WeakMap<StoredValues, Map<string, ProfileList>>();

/** Shared by all parts of the page, and equal in all tabs. */
export function profileList(uid: string, values: StoredValues = localValues): ProfileList {
  const byUser = lists.get(values) ?? new Map<string, ProfileList>();
  lists.set(values, byUser);
  const list = byUser.get(uid) ?? openList(uid, values);
  byUser.set(uid, list);
  return list;
}

function openList(uid: string, values: StoredValues): ProfileList {
  const key = profilesKey(uid);
  const list = createStore<readonly Profile[]>(() => readList(values, key));
  globalThis.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) list.setState(readList(values, key), true);
  });
  return list;
}

function readList(values: StoredValues, key: string): readonly Profile[] {
  const stored = values.read(key);
  return Array.isArray(stored) ? stored.filter(isProfile) : [];
}

const TEXTS = ["id", "name", "credit", "rights", "location", "exportName", "artist"];

/** Values of this page, perhaps of an earlier version. */
function isProfile(value: unknown): value is Profile {
  if (typeof value !== "object" || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return TEXTS.every((text) => typeof parts.get(text) === "string") && parts.has("logo") && parts.has("look");
}

/** Shows the server's answer in this page and others. */
export function keepProfiles(uid: string, profiles: readonly Profile[], values: StoredValues = localValues): void {
  values.write(profilesKey(uid), profiles);
  profileList(uid, values).setState(profiles, true);
}
