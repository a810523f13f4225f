import { userChanges, type UserChanges, type WriteResult } from "@matte/contracts";
import type { Actor } from "../domain/actor.ts";
import type { Db } from "../db/schema.ts";
import { noteAppliedWrites } from "../repositories/applied-writes.ts";
import { changeUsers, holdUser } from "../repositories/users.ts";
import { authorize, type AuthorizedUser } from "./authorized.ts";
import { DomainError } from "../domain/domain-error.ts";
import { readUntrusted } from "./untrusted.ts";
import { checkOwner, noSuchUser } from "./user-documents.ts";

/** A write as it came; nothing in it has been looked at but its shape. */
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
 * Applies writes in their order, each once: its id is kept with its change, in one transaction. A write that can never
 * be applied is rejected and holds up none of the others.
 * @param now ISO 8601
 * @returns a result for each, in order; when it throws, none was applied
 */
export async function applyWrites(
  db: Db,
  actor: Actor | null,
  writes: readonly RequestedWrite[],
  now: string,
): Promise<WriteResult[]> {
  const judged = writes.map((one) => judge(actor, one));
  const uids = new Set(judged.flatMap((one) => ("user" in one ? [one.user.uid] : [])));
  return db.transaction().execute(async (transaction) => {
    const present = await holdUsers(transaction, uids, now);
    const permitted = judged.filter((one) => "user" in one).filter(({ user }) => present.has(user.uid));
    const fresh = await takeFresh(transaction, permitted, now);
    await changeUsers(transaction, foldedByUser(fresh), now);
    return judged.map((one) => resultOf(one, present, fresh));
  });
}

function judge(actor: Actor | null, { id, uid, changes }: RequestedWrite): Judged {
  try {
    const user = authorize(actor, { kind: "user", uid });
    const read = readUntrusted(userChanges, changes);
    checkOwner(user, read);
    return { id, user, changes: read };
  } catch (error) {
    if (error instanceof DomainError && error.code !== "unauthenticated") return { id, error };
    throw error;
  }
}

/** Always in the same order, so that two requests never wait for each other. @returns those that exist */
async function holdUsers(db: Db, uids: ReadonlySet<string>, now: string): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  for (const uid of [...uids].sort()) if (await holdUser(db, uid, now)) present.add(uid);
  return present;
}

/** @returns the writes that were never applied before; of one that comes twice in a request, the first */
async function takeFresh(db: Db, permitted: readonly Permitted[], now: string): Promise<ReadonlySet<Judged>> {
  const noted = permitted.map(({ id, user }) => ({ uid: user.uid, id: sameId(id), result: applied(id) }));
  const fresh = new Set((await noteAppliedWrites(db, noted, now)).map(({ uid, id }) => `${uid} ${id}`));
  return new Set(permitted.filter(({ id, user }) => fresh.delete(`${user.uid} ${sameId(id)}`)));
}

/** Each field is replaced whole, so what several writes come to is the last that each field was given. */
function foldedByUser(fresh: ReadonlySet<Judged>): ReadonlyMap<string, UserChanges> {
  const folded = new Map<string, UserChanges>();
  for (const one of fresh) if ("user" in one) folded.set(one.user.uid, { ...folded.get(one.user.uid), ...one.changes });
  return folded;
}

function resultOf(judged: Judged, present: ReadonlySet<string>, fresh: ReadonlySet<Judged>): WriteResult {
  if ("error" in judged) return rejection(judged.id, judged.error);
  if (!present.has(judged.user.uid)) return rejection(judged.id, noSuchUser());
  return fresh.has(judged) ? applied(judged.id) : { id: judged.id, status: "duplicate" };
}

/** A UUID is the same in either case of letters. */
function sameId(id: string): string {
  return id.toLowerCase();
}

function applied(id: string): WriteResult {
  return { id, status: "applied" };
}

function rejection(id: string, { code, data, message }: DomainError): WriteResult {
  return { id, status: "rejected", error: message, code, ...(data === undefined ? {} : { data }) };
}
