import { parseAnswer, userSettings, type UserSettings } from "@matte/contracts";
import { capabilities } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { holdUser } from "../repositories/users.ts";
import { listUserSettings, mergeUserSettings } from "../repositories/user-settings.ts";
import type { AuthorizedUser } from "./authorized.ts";
import { DomainError } from "../domain/domain-error.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/** @throws {DomainError} `plan` on Free, `not-found` */
export async function readSettings(db: Db, user: AuthorizedUser): Promise<UserSettings> {
  await checkPlan(db, user);
  return keptSettings(db, user);
}

/**
 * Takes what a device has changed, field by field, where that is later than what is kept.
 * @param now ISO 8601; a device whose clock is ahead gets no further than this
 * @returns all fields as they stand now
 * @throws {DomainError} `plan` on Free, `not-found`
 */
export async function mergeSettings(
  db: Db,
  user: AuthorizedUser,
  { settings }: UserSettings,
  now: string,
): Promise<UserSettings> {
  await checkPlan(db, user);
  const chosen = Object.entries(settings).flatMap(([field, choice]) =>
    choice === undefined ? [] : [{ field, value: choice.value, changedAt: earlier(choice.changedAt, now) }],
  );
  await db.transaction().execute(async (transaction) => {
    if (!(await holdUser(transaction, user.uid, now))) throw noSuchUser();
    await mergeUserSettings(transaction, user.uid, chosen);
  });
  return keptSettings(db, user);
}

/** Whatever the plan is now: nothing is lost when it ends and comes back. */
export async function keptSettings(db: Db, { uid }: AuthorizedUser): Promise<UserSettings> {
  const kept = await listUserSettings(db, uid);
  const sound = kept.flatMap(({ field, value, changedAt }) => {
    const one = parseAnswer(userSettings, { settings: { [field]: { value, changedAt } } });
    return one === undefined ? [] : Object.entries(one.settings);
  });
  return { settings: Object.fromEntries(sound) };
}

/** @returns ISO 8601 with milliseconds */
function earlier(time: string, now: string): string {
  const full = new Date(time).toISOString();
  return full < now ? full : now;
}

async function checkPlan(db: Db, user: AuthorizedUser): Promise<void> {
  const { plan } = await existingUser(db, user);
  if (!capabilities(plan).accountSettings) throw new DomainError("plan-required", { feature: "settings" });
}
