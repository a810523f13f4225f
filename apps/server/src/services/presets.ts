import { parseAnswer, preset, type Preset } from "@matte/contracts";
import { PRESET_LIMIT } from "@matte/contracts/limits";
import { capabilities, type PresetSettings } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import { changePresetName, listPresets, putPreset, removePreset } from "../repositories/presets.ts";
import { lockUser } from "../repositories/users.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/** @throws {DomainError} `plan-required`, `user-not-found` */
export async function readPresets(db: Db, user: AuthorizedReading): Promise<Preset[]> {
  await checkPlan(db, user);
  return storedPresets(db, user);
}

/**
 * Creates or replaces a preset.
 * @param now ISO 8601
 * @returns all presets
 * @throws {DomainError} `plan-required`, `preset-name-taken`, `too-many-presets`, `user-not-found`
 */
export async function savePreset(
  db: Db,
  user: AuthorizedUser,
  wanted: { readonly id: string; readonly name: string; readonly settings: PresetSettings },
  now: string,
): Promise<Preset[]> {
  await checkPlan(db, user);
  await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.uid, now))) throw noSuchUser();
    checkName(await listPresets(transaction, user.uid), wanted);
    await putPreset(transaction, user.uid, { ...wanted, changedAt: now });
  });
  return storedPresets(db, user);
}

/**
 * Renames a preset. Restores none deleted elsewhere, and keeps settings changed elsewhere.
 * @param now ISO 8601
 * @returns all presets
 * @throws {DomainError} `plan-required`, `preset-name-taken`, `preset-not-found`, `user-not-found`
 */
export async function renamePreset(
  db: Db,
  user: AuthorizedUser,
  wanted: { readonly id: string; readonly name: string },
  now: string,
): Promise<Preset[]> {
  await checkPlan(db, user);
  await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.uid, now))) throw noSuchUser();
    if (!(await changePresetName(transaction, user.uid, { ...wanted, changedAt: now })))
      throw new DomainError("preset-not-found");
    checkName(await listPresets(transaction, user.uid), wanted);
  });
  return storedPresets(db, user);
}

/** @returns the remaining presets @throws {DomainError} `plan-required`, `user-not-found` */
export async function deletePreset(db: Db, user: AuthorizedUser, id: string): Promise<Preset[]> {
  await checkPlan(db, user);
  await removePreset(db, user.uid, id);
  return storedPresets(db, user);
}

/**
 * Lists all presets by name, whatever the plan. Leaves out presets from an earlier contract that no longer match the
 * schema.
 */
export async function storedPresets(db: Db, { uid }: AuthorizedReading): Promise<Preset[]> {
  const records = await listPresets(db, uid);
  return records
    .flatMap((record) => parseAnswer(preset, record) ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

function checkName(
  present: readonly { readonly id: string; readonly name: string }[],
  { id, name }: { readonly id: string; readonly name: string },
): void {
  const others = present.filter((other) => other.id !== id);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new DomainError("preset-name-taken", { name });
  if (others.length >= PRESET_LIMIT) throw new DomainError("too-many-presets", { limit: PRESET_LIMIT });
}

async function checkPlan(db: Db, user: AuthorizedReading): Promise<void> {
  const { plan } = await existingUser(db, user);
  if (!capabilities(plan).presets) throw new DomainError("plan-required", { feature: "presets" });
}
