import type { ImageList } from "@matte/contracts";
import { IMAGE_PAGE_SIZE, type ImageKind } from "@matte/contracts/limits";
import { z } from "zod/mini";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import { listImages, type ImagePosition, type ImageRecord } from "../repositories/images.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { toEntry } from "./images.ts";

/** The previous page's last image; null before the first page, `end` after the last. */
type Position = ImagePosition | "end" | null;

interface Positions {
  readonly originals: Position;
  readonly mattes: Position;
}

const START: Positions = { originals: null, mattes: null };

/**
 * Lists a page of all users' images, newest first.
 * @param before the previous page's `next`
 * @throws {DomainError} `cursor-invalid`
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
  from: Position,
  limit: number,
): Promise<{ readonly images: ImageRecord[]; readonly reached: Position }> {
  if (from === "end") return { images: [], reached: "end" };
  const found = await listImages(db, kind, from, limit + 1);
  const images = found.slice(0, limit);
  const last = images.at(-1);
  return { images, reached: found.length > limit && last ? { uploadedAt: last.uploadedAt, key: last.key } : "end" };
}

const position = z.union([
  z.null(),
  z.literal("end"),
  z.strictObject({ uploadedAt: z.iso.datetime(), key: z.string().check(z.regex(/^[\w./-]{1,200}$/)) }),
]);
const positions = z.strictObject({ originals: position, mattes: position });

function writeCursor(reached: Positions): string {
  return Buffer.from(JSON.stringify(reached)).toString("base64url");
}

function readCursor(text: string): Positions {
  try {
    return positions.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch (error) {
    throw new DomainError("cursor-invalid", undefined, { cause: error });
  }
}
