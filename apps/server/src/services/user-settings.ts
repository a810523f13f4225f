import { parseAnswer, userSettings, type UserSettings } from "@matte/contracts";
import { capabilities } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import { listUserSettings, mergeUserSettings } from "../repositories/user-settings.ts";
import { lockUser } from "../repositories/users.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/** @throws {DomainError} `plan-required`, `user-not-found` */
export async function readSettings(db: Db, user: AuthorizedReading): Promise<UserSettings> {
  await checkPlan(db, user);
  return storedSettings(db, user);
}

/**
 * Merges a device's choices: each replaces the stored one if later.
 * @param now ISO 8601; caps choices from a device with a fast clock
 * @returns all settings
 * @throws {DomainError} `plan-required`, `user-not-found`
 */
export async function mergeSettings(
  db: Db,
  user: AuthorizedUser,
  { settings }: UserSettings,
  now: string,
): Promise<UserSettings> {
  await checkPlan(db, user);
  const choices = Object.entries(settings).flatMap(([field, choice]) =>
    choice === undefined ? [] : [{ field, value: choice.value, changedAt: earlier(choice.changedAt, now) }],
  );
  await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.uid, now))) throw noSuchUser();
    await mergeUserSettings(transaction, user.uid, choices);
  });
  return storedSettings(db, user);
}

/** Returns stored settings, whatever the plan: nothing is lost when a plan ends and is bought again. */
export async function storedSettings(db: Db, { uid }: AuthorizedReading): Promise<UserSettings> {
  const records = await listUserSettings(db, uid);
  const valid = records.flatMap(({ field, value, changedAt }) => {
    const parsed = parseAnswer(userSettings, { settings: { [field]: { value, changedAt } } });
    return parsed === undefined ? [] : Object.entries(parsed.settings);
  });
  return { settings: Object.fromEntries(valid) };
}

/** @returns ISO 8601 with milliseconds */
function earlier(time: string, now: string): string {
  const full = new Date(time).toISOString();
  return full < now ? full : now;
}

async function checkPlan(db: Db, user: AuthorizedReading): Promise<void> {
  const { plan } = await existingUser(db, user);
  if (!capabilities(plan).accountSettings) throw new DomainError("plan-required", { feature: "settings" });
}
