/** The account's library: up to six logos and signatures, one a place. */
import type { StoredKeptLogo } from "@matte/contracts";
import type { KeptLogoPlace } from "@matte/contracts/limits";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { Images } from "../images/index.ts";
import { findKeptPicture, listKeptLogos, putKeptLogo, removeKeptLogo } from "../repositories/kept-logos.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { readLogoPicture } from "./logo-picture.ts";
import { checkLogoPlan } from "./logos.ts";

interface KeptLogosAnswer {
  readonly logos: StoredKeptLogo[];
}

/** @throws {DomainError} `plan-required`, `user-not-found` */
export async function readKeptLogos(db: Db, user: AuthorizedReading): Promise<KeptLogosAnswer> {
  await checkLogoPlan(db, user);
  return { logos: await listKeptLogos(db, user.uid) };
}

/** @returns PNG @throws {DomainError} `plan-required`, `user-not-found`, `logo-not-found` */
export async function readKeptPicture(db: Db, user: AuthorizedReading, place: KeptLogoPlace): Promise<Buffer> {
  await checkLogoPlan(db, user);
  const picture = await findKeptPicture(db, user.uid, place);
  if (picture === undefined) throw new DomainError("logo-not-found");
  return picture;
}

type WantedLogo = Pick<StoredKeptLogo, "place" | "name" | "colours"> & {
  /** Untrusted request body. */
  readonly body: unknown;
};

/**
 * @param now ISO 8601
 * @throws {DomainError} as `saveLogo`
 */
export async function saveKeptLogo(
  db: Db,
  images: Pick<Images, "checker" | "incoming" | "slots">,
  user: AuthorizedUser,
  { body, ...wanted }: WantedLogo,
  now: string,
): Promise<KeptLogosAnswer> {
  await checkLogoPlan(db, user);
  const { picture, width, height } = await images.slots.run(user.uid, () => readLogoPicture(images, user.uid, body));
  await putKeptLogo(db, user.uid, { ...wanted, width, height, changedAt: now }, picture);
  return { logos: await listKeptLogos(db, user.uid) };
}

/** @throws {DomainError} `plan-required`, `user-not-found` */
export async function deleteKeptLogo(db: Db, user: AuthorizedUser, place: KeptLogoPlace): Promise<KeptLogosAnswer> {
  await checkLogoPlan(db, user);
  await removeKeptLogo(db, user.uid, place);
  return { logos: await listKeptLogos(db, user.uid) };
}
