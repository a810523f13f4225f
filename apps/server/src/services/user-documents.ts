import { onboarding, parseAnswer, preferences, type UserChanges, type UserDocument } from "@matte/contracts";
import { isPaid } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import {
  findDocumentRecord,
  toDocumentRecord,
  type DocumentRecord,
  type DocumentRow,
} from "../repositories/document-records.ts";
import { changeUser, findUser, type UserRecord } from "../repositories/users.ts";
import type { AuthorizedAccount, AuthorizedReading, AuthorizedUser } from "./authorized.ts";

/**
 * @param actorRow the actor's row, if already read; saves a query for their own document
 * @throws {DomainError} `user-not-found`
 */
export async function readDocument(
  db: Db,
  { uid }: AuthorizedReading,
  actorRow: DocumentRow | null = null,
): Promise<UserDocument> {
  const record = actorRow?.uid === uid ? toDocumentRecord(actorRow) : await findDocumentRecord(db, uid);
  if (record === undefined) throw noSuchUser();
  return toDocument(record);
}

/**
 * @param now ISO 8601
 * @returns the changed document
 * @throws {DomainError} `answers-of-another-user`, `user-not-found`
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

/** Checks that answers name no other user. @throws {DomainError} `answers-of-another-user` */
export function checkOwner({ uid }: AuthorizedUser, { onboarding: answers }: UserChanges): void {
  if (answers?.userId === undefined || answers.userId === uid) return;
  throw new DomainError("answers-of-another-user");
}

/** @throws {DomainError} `user-not-found` */
export async function existingUser(db: Db, { uid }: AuthorizedReading | AuthorizedAccount): Promise<UserRecord> {
  const record = await findUser(db, uid);
  if (record === undefined) throw noSuchUser();
  return record;
}

export function noSuchUser(): DomainError {
  return new DomainError("user-not-found");
}

/** Treats values from an earlier contract that no longer match the schema as missing. */
export function toDocument(record: DocumentRecord): UserDocument {
  return {
    uid: record.uid,
    email: record.email,
    createdAt: record.createdAt,
    isPro: isPaid(record.plan),
    isAdmin: record.isAdmin,
    plan: record.plan,
    // A failed parse describes its failure, which takes longer than all the rest.
    onboarding: record.onboarding === null ? null : (parseAnswer(onboarding, record.onboarding) ?? null),
    preferences: record.preferences === null ? null : (parseAnswer(preferences, record.preferences) ?? null),
    onboardingCompletedAt: record.onboardingCompletedAt,
  };
}
