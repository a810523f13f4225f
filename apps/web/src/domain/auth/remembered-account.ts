/** The account signed in last: without a network its editor still opens. */
import type { SessionUser, UserDocument } from "@matte/contracts";
import type { StoredValues } from "#lib/storage.ts";
import { loadProtocol } from "../server/load-protocol.ts";

export const ACCOUNT_KEY = "matte.account";

export interface RememberedAccount {
  readonly user: SessionUser;
  readonly document: UserDocument;
}

/** @param now milliseconds since 1970, when the session was found */
export function rememberAccount(values: StoredValues, account: RememberedAccount, now: number): void {
  values.write(ACCOUNT_KEY, { ...account, seen: now });
}

/** Returns null without an entry, and for entries in an earlier version's form. */
export async function rememberedAccount(values: StoredValues): Promise<RememberedAccount | null> {
  const stored = values.read(ACCOUNT_KEY);
  if (typeof stored !== "object" || stored === null || !("user" in stored) || !("document" in stored)) return null;
  const { parseAnswer, sessionUser, userDocument } = await loadProtocol();
  const user = parseAnswer(sessionUser, stored.user);
  const document = parseAnswer(userDocument, stored.document);
  return user === undefined || document === undefined || user.uid !== document.uid ? null : { user, document };
}

/** Empties the entry: it opens no editor without a network. Only signing out removes it. */
export function forgetSession(values: StoredValues, now: number): void {
  const entry = values.read(ACCOUNT_KEY);
  if (entry !== undefined) values.write(ACCOUNT_KEY, { ended: true, seen: seenIn(entry) ?? now });
}

/** Milliseconds after which a session ends by itself, and its user counts as gone. */
const ABSENCE = 14 * 24 * 60 * 60_000;

/** True when the last user has signed out, or has not been seen for 14 days. */
export function isGone(values: StoredValues, now: number): boolean {
  const entry = values.read(ACCOUNT_KEY);
  return entry === undefined || now - (seenIn(entry) ?? now) >= ABSENCE;
}

/** Undefined for entries written by earlier versions. */
function seenIn(entry: unknown): number | undefined {
  if (typeof entry !== "object" || entry === null || !("seen" in entry)) return undefined;
  return typeof entry.seen === "number" ? entry.seen : undefined;
}

/** True when the user has signed out or deleted the account, in this tab or in another. */
export function hasLeft(values: StoredValues): boolean {
  return values.read(ACCOUNT_KEY) === undefined;
}

/**
 * True when the entry names another user than before, or none. Its document may change without that: two tabs knowing different
 * documents would otherwise wake each other for ever.
 * @param before the stored text
 */
export function namesAnother(before: string | null, after: string | null): boolean {
  return after === null || uidIn(before) !== uidIn(after);
}

/** Finds the first uid: user and document have the same, and quotes in other texts are escaped. */
function uidIn(entry: string | null): string | undefined {
  return /"uid":"([^"]+)"/.exec(entry ?? "")?.[1];
}

export function forgetAccount(values: StoredValues): void {
  values.remove(ACCOUNT_KEY);
}
