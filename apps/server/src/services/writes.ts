import { userChanges, type UserChanges, type WriteResult } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/domain-error.ts";
import { recordAppliedWrites } from "../repositories/applied-writes.ts";
import { changeUsers, lockUser } from "../repositories/users.ts";
import { authorize, type AuthorizedUser } from "./authorized.ts";
import { readUntrusted } from "./untrusted.ts";
import { checkOwner, noSuchUser } from "./user-documents.ts";

/** A write as received, with unparsed changes. */
export interface RequestedWrite {
  readonly id: string;
  readonly uid: string;
  readonly changes?: unknown;
}

interface Permitted {
  readonly id: string;
  readonly user: AuthorizedUser;
  readonly changes: UserChanges;
}

type Judged = Permitted | { readonly id: string; readonly error: DomainError };

/**
 * Applies writes in order, each once: its id is stored together with its change. A write that can never be applied is
 * rejected and doesn't hold up the others.
 * @param now ISO 8601
 * @returns the results in the writes' order; after an error no write was applied
 */
export async function applyWrites(
  db: Db,
  actor: Actor | null,
  writes: readonly RequestedWrite[],
  now: string,
): Promise<WriteResult[]> {
  const judged = writes.map((write) => judge(actor, write));
  const uids = new Set(judged.flatMap((write) => ("user" in write ? [write.user.uid] : [])));
  return db.transaction().execute(async (transaction) => {
    const present = await lockUsers(transaction, uids, now);
    const permitted = judged.filter((write) => "user" in write).filter(({ user }) => present.has(user.uid));
    const fresh = await takeFresh(transaction, permitted, now);
    await changeUsers(transaction, changesByUser(fresh), now);
    return judged.map((write) => resultOf(write, present, fresh));
  });
}

function judge(actor: Actor | null, { id, uid, changes }: RequestedWrite): Judged {
  try {
    const user = authorize(actor, { kind: "user", uid });
    const parsed = readUntrusted(userChanges, changes);
    checkOwner(user, parsed);
    return { id, user, changes: parsed };
  } catch (error) {
    if (error instanceof DomainError && error.code !== "unauthenticated") return { id, error };
    throw error;
  }
}

/** Locks users in a fixed order, so that two requests can't wait for each other. @returns the existing users */
async function lockUsers(db: Db, uids: ReadonlySet<string>, now: string): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  for (const uid of [...uids].sort()) if (await lockUser(db, uid, now)) present.add(uid);
  return present;
}

/** @returns writes never applied before; the first of two with the same id */
async function takeFresh(db: Db, permitted: readonly Permitted[], now: string): Promise<ReadonlySet<Judged>> {
  const recorded = permitted.map(({ id, user }) => ({ uid: user.uid, id: normalId(id), result: applied(id) }));
  const fresh = new Set((await recordAppliedWrites(db, recorded, now)).map(({ uid, id }) => `${uid} ${id}`));
  return new Set(permitted.filter(({ id, user }) => fresh.delete(`${user.uid} ${normalId(id)}`)));
}

/** Combines each user's writes: a field is replaced as a whole, so its last write counts. */
function changesByUser(fresh: ReadonlySet<Judged>): ReadonlyMap<string, UserChanges> {
  const changes = new Map<string, UserChanges>();
  for (const write of fresh)
    if ("user" in write) changes.set(write.user.uid, { ...changes.get(write.user.uid), ...write.changes });
  return changes;
}

function resultOf(judged: Judged, present: ReadonlySet<string>, fresh: ReadonlySet<Judged>): WriteResult {
  if ("error" in judged) return rejection(judged.id, judged.error);
  if (!present.has(judged.user.uid)) return rejection(judged.id, noSuchUser());
  return fresh.has(judged) ? applied(judged.id) : { id: judged.id, status: "duplicate" };
}

/** A UUID is the same in upper and lower case. */
function normalId(id: string): string {
  return id.toLowerCase();
}

function applied(id: string): WriteResult {
  return { id, status: "applied" };
}

function rejection(id: string, { code, data, message }: DomainError): WriteResult {
  return { id, status: "rejected", error: message, code, ...(data === undefined ? {} : { data }) };
}
