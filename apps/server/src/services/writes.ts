import { userChanges, type UserChanges, type WriteResult } from "@matte/contracts";
import type { Actor } from "../auth/actor.ts";
import type { Db } from "../db/schema.ts";
import { noteAppliedWrite } from "../repositories/applied-writes.ts";
import { changeUser, holdUser } from "../repositories/users.ts";
import { authorize, type AuthorizedUser } from "./authorized.ts";
import { DomainError } from "./domain-error.ts";
import { readUntrusted } from "./untrusted.ts";
import { checkOwner, noSuchUser } from "./user-documents.ts";

/** A write as it came; nothing in it has been looked at but its shape. */
export interface RequestedWrite {
  readonly id: string;
  readonly uid: string;
  readonly changes?: unknown;
}

type Judged =
  | { readonly id: string; readonly user: AuthorizedUser; readonly changes: UserChanges }
  | { readonly id: string; readonly error: string };

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
    const results: WriteResult[] = [];
    for (const one of judged) results.push(await apply(transaction, one, present, now));
    return results;
  });
}

function judge(actor: Actor | null, { id, uid, changes }: RequestedWrite): Judged {
  try {
    const user = authorize(actor, { kind: "user", uid });
    const read = readUntrusted(userChanges, changes);
    checkOwner(user, read);
    return { id, user, changes: read };
  } catch (error) {
    if (error instanceof DomainError && error.code !== "unauthenticated") return { id, error: error.message };
    throw error;
  }
}

/** Always in the same order, so that two requests never wait for each other. @returns those that exist */
async function holdUsers(db: Db, uids: ReadonlySet<string>, now: string): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  for (const uid of [...uids].sort()) if (await holdUser(db, uid, now)) present.add(uid);
  return present;
}

async function apply(db: Db, judged: Judged, present: ReadonlySet<string>, now: string): Promise<WriteResult> {
  if ("error" in judged) return rejection(judged.id, judged.error);
  const { id, user, changes } = judged;
  if (!present.has(user.uid)) return rejection(id, noSuchUser().message);
  const result: WriteResult = { id, status: "applied" };
  // A UUID is the same in either case of letters.
  if (!(await noteAppliedWrite(db, user.uid, id.toLowerCase(), result, now))) return { id, status: "duplicate" };
  await changeUser(db, user.uid, changes, now);
  return result;
}

function rejection(id: string, error: string): WriteResult {
  return { id, status: "rejected", error };
}
