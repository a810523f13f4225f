import type { LogosAnswer } from "@matte/contracts";
import type { LogoMatte } from "@matte/contracts/limits";
import { capabilities } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { Images } from "../images/index.ts";
import { findLogoPicture, listLogos, putLogo, removeLogo } from "../repositories/logos.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { readLogoPicture } from "./logo-picture.ts";
import { existingUser } from "./user-documents.ts";

/** @throws {DomainError} `plan-required`, `user-not-found` */
export async function readLogos(db: Db, user: AuthorizedReading): Promise<LogosAnswer> {
  await checkLogoPlan(db, user);
  return logosOf(db, user);
}

/** @returns PNG @throws {DomainError} `plan-required`, `user-not-found`, `logo-not-found` */
export async function readPicture(db: Db, user: AuthorizedReading, matte: LogoMatte): Promise<Buffer> {
  await checkLogoPlan(db, user);
  const picture = await findLogoPicture(db, user.uid, matte);
  if (picture === undefined) throw new DomainError("logo-not-found");
  return picture;
}

/**
 * @param body untrusted request body
 * @param now ISO 8601
 * @throws {DomainError} `plan-required`, `logo-invalid`, `user-not-found`; `image-checker-busy` and the like when a
 * retry may help; `rate-limited` while this user sends too many images
 */
export async function saveLogo(
  db: Db,
  images: Pick<Images, "checker" | "incoming" | "slots">,
  user: AuthorizedUser,
  { matte, name, body }: { readonly matte: LogoMatte; readonly name: string; readonly body: unknown },
  now: string,
): Promise<LogosAnswer> {
  await checkLogoPlan(db, user);
  const { picture, width, height } = await images.slots.run(user.uid, () => readLogoPicture(images, user.uid, body));
  await putLogo(db, user.uid, { matte, name, width, height, changedAt: now }, picture);
  return logosOf(db, user);
}

/** @throws {DomainError} `plan-required`, `user-not-found` */
export async function deleteLogo(db: Db, user: AuthorizedUser, matte: LogoMatte): Promise<LogosAnswer> {
  await checkLogoPlan(db, user);
  await removeLogo(db, user.uid, matte);
  return logosOf(db, user);
}

async function logosOf(db: Db, { uid }: AuthorizedReading): Promise<LogosAnswer> {
  const logos = await listLogos(db, uid);
  const logoFor = (wanted: LogoMatte) => {
    const logo = logos.find(({ matte }) => matte === wanted);
    if (logo === undefined) return null;
    const { matte: _wanted, ...facts } = logo;
    return facts;
  };
  return { light: logoFor("light"), dark: logoFor("dark") };
}

/** @throws {DomainError} `plan-required`, `user-not-found` */
export async function checkLogoPlan(db: Db, user: AuthorizedReading): Promise<void> {
  const { plan } = await existingUser(db, user);
  if (!capabilities(plan).logo) throw new DomainError("plan-required", { feature: "logo" });
}
