/** The newsletter list: subscribing, unsubscribing, exporting (docs/decisions/087-newsletter.md). */
import { createHmac, randomBytes } from "node:crypto";
import { LINKS } from "@matte/contracts/links";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { KeyEncryption } from "../domain/key-encryption.ts";
import {
  findNewsletterKey,
  listSubscribers,
  offerNewsletterKey,
  putSubscriber,
  removeSubscriberByToken,
  type Subscriber,
} from "../repositories/newsletter.ts";
import { removeRequestOf } from "../repositories/newsletter-requests.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { csvLine } from "./csv.ts";
import { subscriberEmail } from "./subscriber-email.ts";

/**
 * Adds an e-mail address. Neither the answer nor its duration reveals whether it was already on the list.
 * @param text as the subscriber typed it
 * @param now ISO 8601
 * @param encryption for the stored key
 * @throws {DomainError} `email-invalid`
 */
export async function subscribe(db: Db, text: string, now: string, encryption: KeyEncryption): Promise<void> {
  const email = subscriberEmail(text);
  if (email === null) throw new DomainError("email-invalid");
  const token = tokenOf(email, await keyOf(db, encryption));
  await putSubscriber(db, { email, token, consentedAt: now, confirmedAt: null }, now);
}

/** Adds an address confirmed by its owner. @param now ISO 8601 */
export async function addConfirmed(
  db: Db,
  { email, consentedAt }: Pick<Subscriber, "email" | "consentedAt">,
  now: string,
  encryption: KeyEncryption,
): Promise<void> {
  const token = tokenOf(email, await keyOf(db, encryption));
  await putSubscriber(db, { email, token, consentedAt, confirmedAt: now }, now);
}

/** Format made by `tokenOf`. PostgreSQL rejects text with a NUL, even in a search. */
const TOKEN = /^[\w-]{43}$/;

/** Removes the token's address. An unknown token has the same effect. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const email = TOKEN.test(token) ? await removeSubscriberByToken(db, token) : undefined;
  // A waiting link would add the address again.
  if (email !== undefined) await removeRequestOf(db, email);
}

/** Key name for encryption. */
export const NEWSLETTER_KEY = "newsletter";

/** Secret for deriving tokens, constant for the database's life. */
async function keyOf(db: Db, encryption: KeyEncryption): Promise<string> {
  const stored = await findNewsletterKey(db);
  if (stored !== undefined) return encryption.decrypt(stored, NEWSLETTER_KEY);
  const key = randomBytes(32).toString("base64url");
  await offerNewsletterKey(db, encryption.encrypt(key, NEWSLETTER_KEY));
  return keyOf(db, encryption);
}

/**
 * Derives an address's token, the same whenever it subscribes, so that links in all letters stay valid.
 * @see https://www.rfc-editor.org/rfc/rfc2104
 */
function tokenOf(email: string, key: string): string {
  return createHmac("sha256", key).update(email).digest("base64url");
}

const BATCH_SIZE = 1000;

/**
 * Writes the list as CSV (RFC 4180), in batches, never holding the whole list in memory.
 * @param origin the product's origin
 */
export async function* subscribersAsCsv(db: Db, _by: AuthorizedAdministration, origin: string): AsyncGenerator<string> {
  yield csvLine(["email", "consented", "unsubscribe", "confirmed"]);
  let page: Subscriber[] = [];
  do {
    page = await listSubscribers(db, page.at(-1)?.email ?? null, BATCH_SIZE);
    yield page.map((subscriber) => csvLine(cellsOf(subscriber, origin))).join("");
  } while (page.length === BATCH_SIZE);
}

function cellsOf({ email, consentedAt, confirmedAt, token }: Subscriber, origin: string): string[] {
  return [email, consentedAt, `${origin}${LINKS.unsubscribe}?token=${token}`, confirmedAt ?? "unconfirmed"];
}
