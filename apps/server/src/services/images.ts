/** Stores, serves and lists uploaded images. Durability: docs/decisions/090-images.md. */
import { rm } from "node:fs/promises";
import type { ImageEntry, StoredPictures, UploadAnswer } from "@matte/contracts";
import type { AccountExport } from "@matte/contracts/account";
import { type ImageKind } from "@matte/contracts/limits";
import { storedName } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { Images } from "../images/index.ts";
import type { StoredBytes } from "../images/store.ts";
import type { CheckedImage, Rejection } from "../images/verdict.ts";
import { markReplacedForDeletion, markStoredForDeletion } from "../repositories/image-deletion.ts";
import {
  bytesOfImages,
  countImagesOf,
  findImage,
  listImagesOf,
  noteStored,
  reserveImage,
  type ImageRecord,
  type NewImage,
} from "../repositories/images.ts";
import { lockUser } from "../repositories/users.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { removeMarkedImages } from "./orphaned-images.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/** A received form. */
export interface ReceivedUpload {
  readonly kind: ImageKind;
  /** Removed by the receiver. */
  readonly file: string;
  /** File name as sent. */
  readonly name: string;
  readonly uploadId: string | null;
  /** Photo whose earlier uploads this one takes the place of: those with ids that begin with it. */
  readonly replaces: string | null;
}

/**
 * Checks a received file and stores its image. Once resolved, the image survives a power cut.
 * @param received its file is removed
 * @throws {DomainError} a `Rejection`, `storage-full`, `user-not-found`; `image-not-stored` when a retry may help
 */
export async function saveImage(
  db: Db,
  images: Images,
  user: AuthorizedUser,
  { kind, file: received, name, uploadId, replaces }: ReceivedUpload,
): Promise<UploadAnswer> {
  const written = images.incoming.newPath();
  try {
    const verdict = await images.checker.check(user.uid, { content: "photo", input: received, output: written });
    if ("rejected" in verdict) throw rejectionError(verdict);
    const image = { ...describe(user, kind, verdict), name: storedName(name) || null };
    await store(db, images, { image, uploadId, file: written });
    if (replaces !== null) await removeReplaced(db, images, image, replaces);
    return { success: true, url: urlOf(image), filename: image.filename, size: image.size };
  } finally {
    await Promise.all([received, written].map((file) => rm(file, { force: true })));
  }
}

/**
 * Checks for enough space before an image arrives.
 * @param size bytes announced by the request
 * @throws {DomainError} `storage-full`; `image-not-stored` while the disk is full
 */
export async function checkSpace(
  db: Db,
  { incoming, quota }: Images,
  user: AuthorizedUser,
  size: number,
): Promise<void> {
  if (!(await incoming.hasSpace())) throw new DomainError("image-not-stored");
  if (quota > 0 && (await bytesOfImages(db, user.uid)) + size > quota) throw new DomainError("storage-full");
}

function rejectionError(rejection: Rejection): DomainError {
  return rejection.rejected === "image-too-large"
    ? new DomainError(rejection.rejected, { pixels: rejection.pixels })
    : new DomainError(rejection.rejected);
}

function describe(
  { uid }: AuthorizedUser,
  kind: ImageKind,
  { hash, ending, size }: CheckedImage,
): Omit<NewImage, "name"> {
  const filename = `${hash}.${ending}`;
  return { key: `${uid}/${kind}/${filename}`, uid, kind, filename, size };
}

/** Reserves, stores, notes: the database knows every image in the store. */
async function store(
  db: Db,
  { store: place, quota }: Images,
  { image, uploadId, file }: { readonly image: NewImage; readonly uploadId: string | null; readonly file: string },
): Promise<void> {
  const upload = { key: image.key, name: image.name, uploadId };
  const note = (): Promise<boolean> => noteStored(db, upload, new Date().toISOString());
  if ((await findImage(db, image.key)) !== undefined && (await note())) return;
  await reserve(db, image, quota);
  await place.put(image.key, file).catch((error: unknown) => {
    throw new DomainError("image-not-stored", undefined, { cause: error });
  });
  if (await note()) return;
  // The account was deleted during the upload.
  await place.remove(image.key);
  throw noSuchUser();
}

async function removeReplaced(db: Db, images: Images, image: NewImage, photo: string): Promise<void> {
  const now = Date.now();
  await markReplacedForDeletion(db, image, photo, new Date(now).toISOString());
  await removeMarkedImages(db, images, image.uid, now);
}

function reserve(db: Db, image: NewImage, quota: number): Promise<void> {
  const now = new Date().toISOString();
  return db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, image.uid, now))) throw noSuchUser();
    const bytes = (await bytesOfImages(transaction, image.uid, image.key)) + image.size;
    if (quota > 0 && bytes > quota) throw new DomainError("storage-full");
    await reserveImage(transaction, image, now);
  });
}

/** @throws {DomainError} `image-not-found` */
export async function openImage(
  db: Db,
  { store: place }: Images,
  { uid }: AuthorizedReading,
  kind: ImageKind,
  filename: string,
): Promise<StoredBytes> {
  const image = await findImage(db, `${uid}/${kind}/${filename}`);
  const stored = image && (await place.open(image.key));
  if (!stored) throw new DomainError("image-not-found");
  return stored;
}

/** @throws {DomainError} `user-not-found` */
export async function countPictures(db: Db, user: AuthorizedUser): Promise<StoredPictures> {
  await existingUser(db, user);
  return countImagesOf(db, user.uid);
}

/**
 * Deletes all images of a remaining user. After a store failure an image is gone for the user, and removed later.
 * @param now milliseconds since 1970
 * @throws {DomainError} `user-not-found`
 */
export async function deletePictures(
  db: Db,
  { store: place }: Pick<Images, "store">,
  user: AuthorizedUser,
  now: number,
): Promise<StoredPictures> {
  await existingUser(db, user);
  await markStoredForDeletion(db, user.uid, new Date(now).toISOString());
  await removeMarkedImages(db, { store: place }, user.uid, now);
  return countImagesOf(db, user.uid);
}

/** Lists a user's images for the account export. */
export async function imagesOf(db: Db, { uid }: AuthorizedReading): Promise<AccountExport["images"]> {
  const images = await listImagesOf(db, uid);
  return images.map((image) => ({ kind: image.kind, ...toEntry(image) }));
}

/** Images stored before names were kept are named by their content. */
export function toEntry(image: ImageRecord): ImageEntry {
  const { name, filename, size, uploadedAt } = image;
  return { url: urlOf(image), filename: name ?? filename, size, uploaded: Math.floor(Date.parse(uploadedAt) / 1000) };
}

function urlOf({ key }: Pick<NewImage, "key">): string {
  return `/upload/images/${key}`;
}
