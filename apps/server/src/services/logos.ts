import type { LogosAnswer } from "@matte/contracts";
import type { LogoMatte } from "@matte/contracts/limits";
import { capabilities } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { findLogoPicture, keepLogo, listLogos, removeLogo } from "../repositories/logos.ts";
import type { AuthorizedUser } from "./authorized.ts";
import { DomainError } from "../domain/domain-error.ts";
import { readLogoPicture } from "./logo-picture.ts";
import { existingUser } from "./user-documents.ts";

/** @throws {DomainError} `plan` on Free, `not-found` */
export async function readLogos(db: Db, user: AuthorizedUser): Promise<LogosAnswer> {
  await checkPlan(db, user);
  return logosOf(db, user);
}

/** @returns PNG @throws {DomainError} `plan` on Free, `not-found` */
export async function readPicture(db: Db, user: AuthorizedUser, matte: LogoMatte): Promise<Buffer> {
  await checkPlan(db, user);
  const picture = await findLogoPicture(db, user.uid, matte);
  if (picture === undefined) throw new DomainError("logo-not-found");
  return picture;
}

/**
 * @param bytes what came: anything
 * @param now ISO 8601
 * @throws {DomainError} `plan` on Free, `invalid` for what is no PNG of a logo's size, `not-found`
 */
export async function saveLogo(
  db: Db,
  user: AuthorizedUser,
  { matte, name, bytes }: { readonly matte: LogoMatte; readonly name: string; readonly bytes: unknown },
  now: string,
): Promise<LogosAnswer> {
  await checkPlan(db, user);
  const { picture, width, height } = await readLogoPicture(bytes);
  await keepLogo(db, user.uid, { matte, name, width, height, changedAt: now }, picture);
  return logosOf(db, user);
}

/** @throws {DomainError} `plan` on Free, `not-found` */
export async function deleteLogo(db: Db, user: AuthorizedUser, matte: LogoMatte): Promise<LogosAnswer> {
  await checkPlan(db, user);
  await removeLogo(db, user.uid, matte);
  return logosOf(db, user);
}

async function logosOf(db: Db, { uid }: AuthorizedUser): Promise<LogosAnswer> {
  const logos = await listLogos(db, uid);
  const of = (wanted: LogoMatte) => {
    const found = logos.find(({ matte }) => matte === wanted);
    if (found === undefined) return null;
    const { matte: _known, ...facts } = found;
    return facts;
  };
  return { light: of("light"), dark: of("dark") };
}

async function checkPlan(db: Db, user: AuthorizedUser): Promise<void> {
  const { plan } = await existingUser(db, user);
  if (!capabilities(plan).logo) throw new DomainError("plan-required", { feature: "logo" });
}
