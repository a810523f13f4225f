/** Who was signed in here last: without a network their editor opens all the same. */
import type { SessionUser, UserDocument } from "@matte/contracts";
import type { StoredValues } from "#lib/storage.ts";

export const ACCOUNT_KEY = "matte.account";

export interface RememberedAccount {
  readonly user: SessionUser;
  readonly document: UserDocument;
}

export function remember(values: StoredValues, account: RememberedAccount): void {
  values.write(ACCOUNT_KEY, account);
}

/** Null for nobody, and for what an earlier version of the page kept in another form. */
export async function remembered(values: StoredValues): Promise<RememberedAccount | null> {
  const kept = values.read(ACCOUNT_KEY);
  if (typeof kept !== "object" || kept === null || !("user" in kept) || !("document" in kept)) return null;
  const { parseAnswer, sessionUser, userDocument } = await import("@matte/contracts");
  const user = parseAnswer(sessionUser, kept.user);
  const document = parseAnswer(userDocument, kept.document);
  return user === undefined || document === undefined || user.uid !== document.uid ? null : { user, document };
}

/** The session is over: without a network their editor opens no more. That they were here stays, which tells this from a sign-out. */
export function forgetSession(values: StoredValues): void {
  if (values.read(ACCOUNT_KEY) !== undefined) values.write(ACCOUNT_KEY, { ended: true });
}

/** Whether whoever was here has signed out or deleted the account, in this tab or in another. */
export function hasLeft(values: StoredValues): boolean {
  return values.read(ACCOUNT_KEY) === undefined;
}

/**
 * Whether an entry has come to name somebody else, or nobody. Its document may change without that, and two tabs that know
 * different ones would else wake each other for ever.
 * @param before as it was stored
 */
export function namesAnother(before: string | null, after: string | null): boolean {
  return after === null || uidIn(before) !== uidIn(after);
}

/** The user's and the document's are one; in texts of the user's quotes are escaped. */
function uidIn(entry: string | null): string | undefined {
  return /"uid":"([^"]+)"/.exec(entry ?? "")?.[1];
}

export function forgetAccount(values: StoredValues): void {
  values.remove(ACCOUNT_KEY);
}
