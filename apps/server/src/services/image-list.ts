import type { ImageList } from "@matte/contracts";
import { IMAGE_PAGE_SIZE, type ImageKind } from "@matte/contracts/limits";
import { z } from "zod/mini";
import type { Db } from "../db/schema.ts";
import { listImages, type ImagePosition, type ImageRecord } from "../repositories/images.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { DomainError } from "../domain/domain-error.ts";
import { toEntry } from "./images.ts";

/** The last image of a list that was told; null before the first, `end` where there are no more. */
type Reached = ImagePosition | "end" | null;

interface Reading {
  readonly originals: Reached;
  readonly mattes: Reached;
}

const START: Reading = { originals: null, mattes: null };

/**
 * Everybody's images, newest first.
 * @param before `next` of the list before
 * @throws {DomainError} `invalid` for a cursor that is none
 */
export async function listAllImages(
  db: Db,
  _by: AuthorizedAdministration,
  before: string | undefined,
  limit = IMAGE_PAGE_SIZE,
): Promise<ImageList> {
  const from = before === undefined ? START : readCursor(before);
  const originals = await page(db, "original", from.originals, limit);
  const mattes = await page(db, "matte", from.mattes, limit);
  const entries = { originals: originals.images.map(toEntry), mattes: mattes.images.map(toEntry) };
  const more = originals.reached !== "end" || mattes.reached !== "end";
  const next = writeCursor({ originals: originals.reached, mattes: mattes.reached });
  return { success: true, ...entries, ...(more ? { next } : {}) };
}

async function page(
  db: Db,
  kind: ImageKind,
  from: Reached,
  limit: number,
): Promise<{ readonly images: ImageRecord[]; readonly reached: Reached }> {
  if (from === "end") return { images: [], reached: "end" };
  const found = await listImages(db, kind, from, limit + 1);
  const images = found.slice(0, limit);
  const last = images.at(-1);
  return { images, reached: found.length > limit && last ? { uploadedAt: last.uploadedAt, key: last.key } : "end" };
}

const reached = z.union([
  z.null(),
  z.literal("end"),
  z.strictObject({ uploadedAt: z.iso.datetime(), key: z.string() }),
]);
const reading = z.strictObject({ originals: reached, mattes: reached });

function writeCursor(where: Reading): string {
  return Buffer.from(JSON.stringify(where)).toString("base64url");
}

function readCursor(text: string): Reading {
  try {
    return reading.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch (error) {
    throw new DomainError("cursor-invalid", undefined, { cause: error });
  }
}
