/** The sender in a link to a look: a code from the account, after the look in the fragment, hidden from servers. */
import { localValues, type StoredValues } from "#lib/storage.ts";

const SENDER = /&by=([\w-]{10})$/;

/** Adds a sender to a link. @param code null for none */
export function withSender(link: string, code: string | null): string {
  return code === null ? link : `${link}&by=${code}`;
}

/** Returns the sender's code in a fragment; null without one. */
export function senderIn(fragment: string): string | null {
  return SENDER.exec(fragment)?.[1] ?? null;
}

export function withoutSender(fragment: string): string {
  return fragment.replace(SENDER, "");
}

const keyOf = (uid: string): string => `matte.referral.${uid}`;

/** Returns the user's code once the user has asked for one on this device; null before. */
export function ownCode(uid: string, values: StoredValues = localValues): string | null {
  const code = values.read(keyOf(uid));
  return typeof code === "string" ? code : null;
}

export function keepOwnCode(uid: string, code: string, values: StoredValues = localValues): void {
  values.write(keyOf(uid), code);
}
