import { parseAnswer, preset, type Preset } from "@matte/contracts";
import { PRESET_LIMIT } from "@matte/contracts/limits";
import { capabilities, type PresetSettings } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { changePresetName, keepPreset, listPresets, removePreset } from "../repositories/presets.ts";
import { holdUser } from "../repositories/users.ts";
import type { AuthorizedUser } from "./authorized.ts";
import { DomainError } from "../domain/domain-error.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/** @throws {DomainError} `plan` below Studio, `not-found` */
export async function readPresets(db: Db, user: AuthorizedUser): Promise<Preset[]> {
  await checkPlan(db, user);
  return keptPresets(db, user);
}

/**
 * Makes a preset, or replaces what it was.
 * @param now ISO 8601
 * @returns all as they stand now
 * @throws {DomainError} `plan` below Studio, `invalid` for a name that another has and for one too many, `not-found`
 */
export async function savePreset(
  db: Db,
  user: AuthorizedUser,
  wanted: { readonly id: string; readonly name: string; readonly settings: PresetSettings },
  now: string,
): Promise<Preset[]> {
  await checkPlan(db, user);
  await db.transaction().execute(async (transaction) => {
    if (!(await holdUser(transaction, user.uid, now))) throw noSuchUser();
    checkPlace(await listPresets(transaction, user.uid), wanted);
    await keepPreset(transaction, user.uid, { ...wanted, changedAt: now });
  });
  return keptPresets(db, user);
}

/**
 * Gives a preset another name. It is not brought back where it was deleted meanwhile, and what it holds stays, whoever changed that.
 * @param now ISO 8601
 * @returns all as they stand now
 * @throws {DomainError} `plan` below Studio, `invalid` for a name that another has, `not-found`
 */
export async function renamePreset(
  db: Db,
  user: AuthorizedUser,
  wanted: { readonly id: string; readonly name: string },
  now: string,
): Promise<Preset[]> {
  await checkPlan(db, user);
  await db.transaction().execute(async (transaction) => {
    if (!(await holdUser(transaction, user.uid, now))) throw noSuchUser();
    if (!(await changePresetName(transaction, user.uid, { ...wanted, changedAt: now })))
      throw new DomainError("preset-not-found");
    checkPlace(await listPresets(transaction, user.uid), wanted);
  });
  return keptPresets(db, user);
}

/** @returns what is left @throws {DomainError} `plan` below Studio, `not-found` */
export async function deletePreset(db: Db, user: AuthorizedUser, id: string): Promise<Preset[]> {
  await checkPlan(db, user);
  await removePreset(db, user.uid, id);
  return keptPresets(db, user);
}

/** By name, whatever the plan is now. What was stored under an earlier contract and does not hold any more is left out. */
export async function keptPresets(db: Db, { uid }: AuthorizedUser): Promise<Preset[]> {
  const kept = await listPresets(db, uid);
  return kept
    .flatMap((one) => parseAnswer(preset, one) ?? [])
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

function checkPlace(
  present: readonly { readonly id: string; readonly name: string }[],
  { id, name }: { readonly id: string; readonly name: string },
): void {
  const others = present.filter((one) => one.id !== id);
  if (others.some((one) => sameName(one.name, name))) throw new DomainError("preset-name-taken", { name });
  if (others.length >= PRESET_LIMIT) throw new DomainError("too-many-presets", { limit: PRESET_LIMIT });
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

async function checkPlan(db: Db, user: AuthorizedUser): Promise<void> {
  const { plan } = await existingUser(db, user);
  if (!capabilities(plan).presets) throw new DomainError("plan-required", { feature: "presets" });
}
