/** Approved looks, for anyone. */
import { parseAnswer } from "@matte/contracts";
import { LOOKS_PAGE_SIZE, type ReportReason } from "@matte/contracts/look-limits";
import { slugParams, type ListedSubmission, type PublicLook } from "@matte/contracts/shared-looks";
import { readLook } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import { addReport, findPicture, listPictureSizes, type PictureSize } from "../repositories/look-parts.ts";
import { addTry, findBySlug, listApproved, type SharedLookRecord } from "../repositories/shared-looks.ts";
import { cursorOf, positionOf } from "./cursors.ts";

export interface PicturedLook extends PublicLook {
  readonly pictures: readonly PictureSize[];
}

export interface LooksPage {
  readonly looks: PicturedLook[];
  readonly next: string | null;
}

/** Lists approved looks, newest first. @param cursor the previous page's `next` */
export async function readPublicLooks(db: Db, cursor: string | undefined): Promise<LooksPage> {
  const records = await listApproved(db, positionOf(cursor), LOOKS_PAGE_SIZE + 1);
  const page = records.slice(0, LOOKS_PAGE_SIZE);
  const last = page.at(-1);
  const next = records.length > LOOKS_PAGE_SIZE && last ? cursorOf(last.publishedAt ?? "", last.id) : null;
  return { looks: await withPictures(db, page), next };
}

/** @throws {DomainError} `look-not-found`; `look-withdrawn` for one that was public */
export async function readPublicLook(db: Db, slug: string): Promise<PicturedLook> {
  const [look] = await withPictures(db, [await approvedLook(db, slug)]);
  if (look === undefined) throw new DomainError("look-not-found");
  return look;
}

/** @returns JPEG @throws {DomainError} like `readPublicLook` */
export async function readLookPicture(db: Db, slug: string, picture: string): Promise<Buffer> {
  const { id } = await approvedLook(db, slug);
  const contents = await findPicture(db, id, picture);
  if (contents === undefined) throw new DomainError("look-not-found");
  return contents;
}

/** @throws {DomainError} like `readPublicLook` */
export async function reportLook(db: Db, slug: string, reason: ReportReason): Promise<void> {
  const { id } = await approvedLook(db, slug);
  await addReport(db, id, reason);
}

/** @throws {DomainError} like `readPublicLook` */
export async function countTry(db: Db, slug: string): Promise<void> {
  const { id } = await approvedLook(db, slug);
  await addTry(db, id);
}

async function approvedLook(db: Db, slug: string): Promise<SharedLookRecord> {
  const record = parseAnswer(slugParams, { slug }) && (await findBySlug(db, slug));
  // A look without publication is unknown to strangers.
  if (record === undefined || record.publishedAt === null) throw new DomainError("look-not-found");
  if (record.state !== "approved") throw new DomainError("look-withdrawn");
  return record;
}

async function withPictures(db: Db, records: readonly SharedLookRecord[]): Promise<PicturedLook[]> {
  const sizes = await listPictureSizes(
    db,
    records.map(({ id }) => id),
  );
  return records.flatMap(({ id, slug, name, description, author, link, look: stored, publishedAt, tried }) => {
    const look = readStoredLook(stored);
    const pictures = sizes.filter((size) => size.id === id);
    if (look === null || publishedAt === null) return [];
    return [{ slug, name, description, author, link, look, approvedAt: publishedAt, tried, pictures }];
  });
}

/** Migrates a stored look to the present version; null for a newer one. */
export function readStoredLook(stored: unknown): ListedSubmission["look"] | null {
  const found = readLook(stored);
  return found.type === "look" ? { version: found.look.version, settings: { ...found.look.settings } } : null;
}
