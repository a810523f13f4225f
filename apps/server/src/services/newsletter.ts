/** The letter's list: who joins it, who leaves it, and all of it for whoever sends the letter (docs/decisions/087). */
import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "../db/schema.ts";
import {
  findNewsletterKey,
  keepSubscriber,
  listSubscribers,
  offerNewsletterKey,
  removeSubscriberByToken,
  type Subscriber,
} from "../repositories/newsletter.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { csvLine } from "./csv.ts";
import { DomainError } from "../domain/domain-error.ts";
import { subscriberAddress } from "./subscriber-address.ts";

/**
 * Puts an address on the list. Nobody can tell by answer or effort whether it was there before.
 * @param typed as somebody who agrees typed it
 * @param now ISO 8601
 * @throws {DomainError} `invalid` when it is no address
 */
export async function subscribe(db: Db, typed: string, now: string): Promise<void> {
  const email = subscriberAddress(typed);
  if (email === null) throw new DomainError("email-invalid");
  const token = tokenOf(email, await keyOf(db));
  await keepSubscriber(db, { email, token, consentedAt: now });
}

/** What `tokenOf` makes. PostgreSQL takes no text with a NUL in it, not even to look for it. */
const TOKEN = /^[\w-]{43}$/;

/** Takes the address that the token was made of off the list. A token of nobody on it is as good. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  if (TOKEN.test(token)) await removeSubscriberByToken(db, token);
}

/** The secret of which tokens are made; the same as long as the database lives. */
async function keyOf(db: Db): Promise<string> {
  const key = await findNewsletterKey(db);
  if (key !== undefined) return key;
  await offerNewsletterKey(db, randomBytes(32).toString("base64url"));
  return keyOf(db);
}

/**
 * The same for an address whenever it joins, so that the links of all letters work for good.
 * @see https://www.rfc-editor.org/rfc/rfc2104
 */
function tokenOf(email: string, key: string): string {
  return createHmac("sha256", key).update(email).digest("base64url");
}

const ROWS_AT_ONCE = 1000;

/**
 * The list as CSV (RFC 4180), some lines at a time: it never lies whole in memory.
 * @param origin where people reach the product
 */
export async function* subscribersAsCsv(db: Db, _by: AuthorizedAdministration, origin: string): AsyncGenerator<string> {
  yield csvLine(["email", "consented", "unsubscribe"]);
  let page: Subscriber[] = [];
  do {
    page = await listSubscribers(db, page.at(-1)?.email ?? null, ROWS_AT_ONCE);
    yield page.map((subscriber) => csvLine(cellsOf(subscriber, origin))).join("");
  } while (page.length === ROWS_AT_ONCE);
}

function cellsOf({ email, consentedAt, token }: Subscriber, origin: string): string[] {
  return [email, consentedAt, `${origin}/newsletter/unsubscribe?token=${token}`];
}
