/** The account's profiles, the first of which every plan has. */
import { parseAnswer } from "@matte/contracts";
import { PROFILE_LIMIT } from "@matte/contracts/profile-limits";
import { profile, type Profile, type ProfileContents } from "@matte/contracts/profiles";
import { capabilities } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import { listProfiles, moveProfile, putProfile, removeProfile, type ProfileRecord } from "../repositories/profiles.ts";
import { lockUser } from "../repositories/users.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/** @returns in the user's order @throws {DomainError} `user-not-found` */
export async function readProfiles(db: Db, user: AuthorizedReading): Promise<Profile[]> {
  await existingUser(db, user);
  return storedProfiles(db, user);
}

/** Lists all profiles, whatever the plan. Leaves out those of a newer server. */
export async function storedProfiles(db: Db, { uid }: AuthorizedReading): Promise<Profile[]> {
  return (await listProfiles(db, uid)).flatMap((record) => toProfile(record) ?? []);
}

function toProfile({ id, contents, changedAt }: ProfileRecord): Profile | undefined {
  return parseAnswer(profile, typeof contents === "object" ? { ...contents, id, changedAt } : null);
}

/**
 * Creates or replaces a profile. A new one needs a plan with profiles, unless it is the first.
 * @param now ISO 8601
 * @returns all profiles
 * @throws {DomainError} `plan-required`, `too-many-profiles`, `user-not-found`
 */
export async function saveProfile(
  db: Db,
  user: AuthorizedUser,
  { id, contents }: { readonly id: string; readonly contents: ProfileContents },
  now: string,
): Promise<Profile[]> {
  const { plan } = await existingUser(db, user);
  await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.uid, now))) throw noSuchUser();
    const present = await listProfiles(transaction, user.uid);
    const replaced = present.find((other) => other.id === id);
    if (replaced === undefined) checkLimit(present.length, capabilities(plan).profiles);
    const place = replaced?.place ?? (present.at(-1)?.place ?? -1) + 1;
    await putProfile(transaction, user.uid, { id, place, contents, changedAt: now });
  });
  return storedProfiles(db, user);
}

function checkLimit(count: number, several: boolean): void {
  if (count >= PROFILE_LIMIT.profiles) throw new DomainError("too-many-profiles", { limit: PROFILE_LIMIT.profiles });
  if (!several && count >= PROFILE_LIMIT.alone) throw new DomainError("plan-required", { feature: "profiles" });
}

/** @returns the remaining profiles @throws {DomainError} `user-not-found` */
export async function deleteProfile(db: Db, user: AuthorizedUser, id: string): Promise<Profile[]> {
  await existingUser(db, user);
  await removeProfile(db, user.uid, id);
  return storedProfiles(db, user);
}

/**
 * @param ids profiles in their new order; others follow in theirs
 * @param now ISO 8601
 * @returns all profiles
 * @throws {DomainError} `user-not-found`
 */
export async function orderProfiles(
  db: Db,
  user: AuthorizedUser,
  ids: readonly string[],
  now: string,
): Promise<Profile[]> {
  await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.uid, now))) throw noSuchUser();
    const present = (await listProfiles(transaction, user.uid)).map(({ id }) => id);
    const first = [...new Set(ids)].filter((id) => present.includes(id));
    const ordered = [...first, ...present.filter((id) => !first.includes(id))];
    for (const [place, id] of ordered.entries()) await moveProfile(transaction, user.uid, id, place);
  });
  return storedProfiles(db, user);
}
