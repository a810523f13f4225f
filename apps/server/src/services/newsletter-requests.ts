/**
 * Double opt-in: an address is on the list once its owner opens the link sent to it (docs/decisions/087-newsletter.md).
 */
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { KeyEncryption } from "../domain/key-encryption.ts";
import { randomToken, sha256 } from "../domain/secrets.ts";
import { findSubscriber } from "../repositories/newsletter.ts";
import { countLetter, forgetMailbox, removeOldLetters, uncountLetter } from "../repositories/newsletter-letters.ts";
import { findRequest, putRequest, removeExpiredRequests, removeRequest } from "../repositories/newsletter-requests.ts";
import { mailboxOf } from "./mailbox.ts";
import { addConfirmed } from "./newsletter.ts";
import { subscriberEmail } from "./subscriber-email.ts";

const HOUR_MS = 60 * 60_000;
export const VALID_HOURS = 48;
/** Pauses after the first, second and each further letter to a mailbox, so that strangers' requests can't fill it. */
const PAUSES_H = [1, 24, 7 * 24] as const;
/** A mailbox is forgotten after this; longer than any pause. */
const REMEMBERED_H = 30 * 24;

/** A letter to send. */
export interface Confirmation {
  readonly email: string;
  readonly token: string;
}

/** Begins to send a letter; the request's answer doesn't wait for it. @param localePath the page's locale path */
export type SendConfirmation = (confirmation: Confirmation, localePath: string) => void;

/**
 * Notes an entered address. Neither the answer nor its duration reveals whether it is on the list.
 * @param text as the subscriber typed it
 * @param now milliseconds since 1970
 * @returns the letter to send; null for a confirmed address, or a mailbox with a recent letter
 * @throws {DomainError} `email-invalid`
 */
export async function requestSubscription(db: Db, text: string, now: number): Promise<Confirmation | null> {
  const email = subscriberEmail(text);
  if (email === null) throw new DomainError("email-invalid");
  const token = randomToken();
  const subscriber = await findSubscriber(db, email);
  const request = {
    email,
    tokenHash: sha256(token),
    consentedAt: iso(now),
    expiresAt: iso(now + VALID_HOURS * HOUR_MS),
  };
  const [first, second, further] = PAUSES_H;
  const limits = [iso(now - first * HOUR_MS), iso(now - second * HOUR_MS), iso(now - further * HOUR_MS)] as const;
  const isAllowed = await countLetter(db, { mailbox: mailboxOf(email), tokenHash: sha256(token) }, iso(now), limits);
  await putRequest(db, request, isAllowed);
  return isAllowed && (subscriber?.confirmedAt ?? null) === null ? { email, token } : null;
}

/** Lets the address's next request send a letter at once. */
export async function withdrawConfirmation(db: Db, { token }: Confirmation): Promise<void> {
  // In this order no request that comes between the two meets the letter's pause.
  await uncountLetter(db, sha256(token));
  await removeRequest(db, sha256(token));
}

/**
 * Adds the address to which the token was sent. Repeatable until the token expires.
 * @param now milliseconds since 1970
 * @throws {DomainError} `confirmation-expired`
 */
export async function confirmSubscription(
  db: Db,
  token: string,
  now: number,
  encryption: KeyEncryption,
): Promise<void> {
  const request = await findRequest(db, sha256(token), iso(now));
  if (request === undefined) throw new DomainError("confirmation-expired");
  await addConfirmed(db, request, iso(now), encryption);
  await forgetMailbox(db, mailboxOf(request.email));
}

/** @param now milliseconds since 1970 */
export async function deleteExpiredRequests(db: Db, now: number): Promise<void> {
  await removeExpiredRequests(db, iso(now));
  await removeOldLetters(db, iso(now - REMEMBERED_H * HOUR_MS));
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
