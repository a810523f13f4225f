import { onboarding, parseAnswer, preferences, type UserChanges, type UserDocument } from "@matte/contracts";
import { isPaid } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { findDocumentRecord, type DocumentRecord } from "../repositories/document-records.ts";
import { changeUser, findUser, type UserRecord } from "../repositories/users.ts";
import type { AuthorizedUser } from "./authorized.ts";
import { DomainError } from "../domain/domain-error.ts";

/** @throws {DomainError} `not-found` */
export async function readDocument(db: Db, { uid }: AuthorizedUser): Promise<UserDocument> {
  const record = await findDocumentRecord(db, uid);
  if (record === undefined) throw noSuchUser();
  return toDocument(record);
}

/**
 * @param now ISO 8601
 * @returns the document as it is now
 * @throws {DomainError} `forbidden` for answers in another's name, `not-found`
 */
export async function changeDocument(
  db: Db,
  user: AuthorizedUser,
  changes: UserChanges,
  now: string,
): Promise<UserDocument> {
  checkOwner(user, changes);
  if (!(await changeUser(db, user.uid, changes, now))) throw noSuchUser();
  return readDocument(db, user);
}

/** Answers say whose they are, and can be nobody else's. @throws {DomainError} `forbidden` */
export function checkOwner({ uid }: AuthorizedUser, { onboarding: answers }: UserChanges): void {
  if (answers?.userId === undefined || answers.userId === uid) return;
  throw new DomainError("answers-of-another-user");
}

/** @throws {DomainError} `not-found` */
export async function existingUser(db: Db, { uid }: AuthorizedUser): Promise<UserRecord> {
  const record = await findUser(db, uid);
  if (record === undefined) throw noSuchUser();
  return record;
}

export function noSuchUser(): DomainError {
  return new DomainError("user-not-found");
}

/** What was stored under an earlier contract and does not hold any more counts as not there. */
export function toDocument(record: DocumentRecord): UserDocument {
  return {
    uid: record.uid,
    email: record.email,
    createdAt: record.createdAt,
    isPro: isPaid(record.plan),
    isAdmin: record.isAdmin,
    plan: record.plan,
    onboarding: parseAnswer(onboarding, record.onboarding) ?? null,
    preferences: parseAnswer(preferences, record.preferences) ?? null,
    onboardingCompletedAt: record.onboardingCompletedAt,
  };
}
