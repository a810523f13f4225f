/** An author's looks for the public page. */
import { randomBytes, randomUUID } from "node:crypto";
import { SUBMISSION_LIMIT } from "@matte/contracts/look-limits";
import type { ListedSubmission, Submission } from "@matte/contracts/shared-looks";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import {
  addSubmission,
  anonymise,
  countOpen,
  findSubmission,
  listSubmissionsOf,
  removeLook,
  type SharedLookRecord,
} from "../repositories/shared-looks.ts";
import { lockUser } from "../repositories/users.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { readStoredLook } from "./public-looks.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/** @returns newest first @throws {DomainError} `user-not-found` */
export async function readSubmissions(db: Db, user: AuthorizedReading): Promise<ListedSubmission[]> {
  await existingUser(db, user);
  return storedSubmissions(db, user);
}

export async function storedSubmissions(db: Db, { uid }: AuthorizedReading): Promise<ListedSubmission[]> {
  return (await listSubmissionsOf(db, uid)).flatMap((record) => toListed(record) ?? []);
}

/**
 * @param now ISO 8601
 * @returns all submissions
 * @throws {DomainError} `too-many-submissions`, `user-not-found`
 */
export async function submitLook(
  db: Db,
  user: AuthorizedUser,
  wanted: Submission,
  now: string,
): Promise<ListedSubmission[]> {
  await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, user.uid, now))) throw noSuchUser();
    if ((await countOpen(transaction, user.uid)) >= SUBMISSION_LIMIT.open)
      throw new DomainError("too-many-submissions", { limit: SUBMISSION_LIMIT.open });
    const identity = { id: randomUUID(), slug: newSlug(wanted.name), uid: user.uid, submittedAt: now };
    await addSubmission(transaction, identity, wanted);
  });
  return storedSubmissions(db, user);
}

/** @returns the remaining submissions @throws {DomainError} `submission-not-found` */
export async function withdrawLook(db: Db, user: AuthorizedUser, id: string): Promise<ListedSubmission[]> {
  await db.transaction().execute(async (transaction) => {
    const record = await findSubmission(transaction, id);
    if (record?.uid !== user.uid) throw new DomainError("submission-not-found");
    await removeLook(transaction, record);
  });
  return storedSubmissions(db, user);
}

/** Removes a deleted account's looks, or their author, as chosen. @param db the deletion's transaction */
export async function releaseLooksOf(db: Db, uid: string): Promise<void> {
  for (const record of await listSubmissionsOf(db, uid)) {
    const stays = record.state === "approved" && record.afterDeletion === "anonymise";
    await (stays ? anonymise(db, record.id) : removeLook(db, record));
  }
}

/** Null for a look of a newer server. */
export function toListed(record: SharedLookRecord): ListedSubmission | null {
  const { id, slug, name, description, author, link, afterDeletion, state, reason, submittedAt } = record;
  const look = readStoredLook(record.look);
  if (look === null || state === "withdrawn") return null;
  return { id, slug, name, description, author, link, afterDeletion, look, state, reason, submittedAt };
}

const SUFFIX_BYTES = 4;
const SLUG_LENGTH = 48;

/** Makes a URL from the name's Latin letters and digits, and a random end. */
function newSlug(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[a-z\d]+/g) ?? [];
  const end = randomBytes(SUFFIX_BYTES).toString("hex");
  return [words.join("-").slice(0, SLUG_LENGTH), end].filter((part) => part !== "").join("-");
}
