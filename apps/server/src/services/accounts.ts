import type { AccountExport } from "@matte/contracts/account";
import type { Db } from "../db/schema.ts";
import type { Payments } from "../domain/payments.ts";
import type { Images } from "../images/index.ts";
import { listAppliedWrites } from "../repositories/applied-writes.ts";
import { listActsOn, recordAct } from "../repositories/audit-log.ts";
import { findCustomer, listSubscriptions } from "../repositories/billing.ts";
import { deleteDeviceRequestsOf } from "../repositories/device-requests.ts";
import { markImagesForDeletion } from "../repositories/image-deletion.ts";
import { findKeptPicture, listKeptLogos } from "../repositories/kept-logos.ts";
import { findLogoPicture, listLogos } from "../repositories/logos.ts";
import { findSubscriber, removeSubscriber } from "../repositories/newsletter.ts";
import { forgetMailbox } from "../repositories/newsletter-letters.ts";
import { findRequestOf, removeRequestOf } from "../repositories/newsletter-requests.ts";
import { listSessionsOf } from "../repositories/sessions.ts";
import { deleteUser, findPlanSources, findUser, type UserRecord } from "../repositories/users.ts";
import { truncateLog } from "../repositories/write-ahead-log.ts";
import type { AuthorizedAccount, AuthorizedReading } from "./authorized.ts";
import { endPayments } from "./customers.ts";
import { imagesOf } from "./images.ts";
import { mailboxOf } from "./mailbox.ts";
import { removeDeletedImages } from "./orphaned-images.ts";
import { storedPresets } from "./presets.ts";
import { storedProfiles } from "./profiles.ts";
import { subscriberEmail } from "./subscriber-email.ts";
import { arrivalOf, storedReferral } from "./referrals.ts";
import { releaseLooksOf, storedSubmissions } from "./submissions.ts";
import { existingUser, noSuchUser, toDocument } from "./user-documents.ts";
import { storedSettings } from "./user-settings.ts";

/**
 * Exports everything stored for a user.
 * @param now ISO 8601
 * @throws {DomainError} `user-not-found`
 */
export async function exportAccount(db: Db, user: AuthorizedReading, now: string): Promise<AccountExport> {
  const record = await existingUser(db, user);
  const { issuer, subject, name } = record;
  const { settings } = await storedSettings(db, user);
  const sessions = await listSessionsOf(db, user.uid);
  return {
    exportedAt: now,
    document: toDocument(record),
    identity: { issuer, subject, name },
    settings,
    sessions: sessions.map(({ id: _id, revokedAt: _revokedAt, ...session }) => session),
    writes: await listAppliedWrites(db, user.uid),
    presets: await storedPresets(db, user),
    logos: await logosOf(db, user),
    keptLogos: await keptLogosOf(db, user),
    profiles: await storedProfiles(db, user),
    submissions: await storedSubmissions(db, user),
    referral: { ...(await storedReferral(db, user)), cameAt: await arrivalOf(db, user) },
    images: await imagesOf(db, user),
    payments: await paymentsOf(db, user),
    newsletter: await newsletterOf(db, record),
    newsletterRequest: await newsletterRequestOf(db, record),
    grantedPlan: (await findPlanSources(db, user.uid))?.granted ?? null,
    acts: await listActsOn(db, user.uid),
  };
}

async function newsletterOf(db: Db, record: UserRecord): Promise<AccountExport["newsletter"]> {
  const email = subscriberEmail(record.email);
  const subscriber = email === null ? undefined : await findSubscriber(db, email);
  if (subscriber === undefined) return null;
  const { consentedAt, confirmedAt } = subscriber;
  return { email: subscriber.email, consentedAt, confirmedAt };
}

async function newsletterRequestOf(db: Db, record: UserRecord): Promise<AccountExport["newsletterRequest"]> {
  const email = subscriberEmail(record.email);
  const request = email === null ? undefined : await findRequestOf(db, email);
  return request === undefined
    ? null
    : { email: request.email, consentedAt: request.consentedAt, expiresAt: request.expiresAt };
}

async function logosOf(db: Db, { uid }: AuthorizedReading): Promise<AccountExport["logos"]> {
  const logos = await listLogos(db, uid);
  return Promise.all(
    logos.map(async (logo) => {
      const picture = await findLogoPicture(db, uid, logo.matte);
      return { ...logo, picture: picture?.toString("base64") ?? "" };
    }),
  );
}

async function keptLogosOf(db: Db, { uid }: AuthorizedReading): Promise<AccountExport["keptLogos"]> {
  const logos = await listKeptLogos(db, uid);
  return Promise.all(
    logos.map(async (logo) => {
      const picture = await findKeptPicture(db, uid, logo.place);
      return { ...logo, picture: picture?.toString("base64") ?? "" };
    }),
  );
}

async function paymentsOf(db: Db, { uid }: AuthorizedReading): Promise<AccountExport["payments"]> {
  const customer = await findCustomer(db, uid);
  if (customer === undefined) return null;
  const { partner, customerId } = customer;
  return { partner, customerId, subscriptions: await listSubscriptions(db, uid) };
}

/** Account data outside the database. */
export interface AccountPartners {
  /** Null if nothing is for sale. */
  readonly payments: Payments | null;
  readonly images: Pick<Images, "store">;
}

export interface DeletionOptions {
  /**
   * False once an operator has ended the subscriptions at the partner, because the server no longer sells through it.
   */
  readonly endsPayments?: boolean;
}

/**
 * Cancels the user's subscriptions, then deletes the user with all stored data, including sessions and the newsletter
 * entry. The audit log records a deletion by another user.
 * @throws {DomainError} `user-not-found`; `subscription-not-cancelled`, deleting nothing
 */
export async function deleteAccount(
  db: Db,
  partners: AccountPartners,
  user: AuthorizedAccount,
  { endsPayments = true }: DeletionOptions = {},
): Promise<void> {
  const buyer = await existingUser(db, user);
  if (endsPayments) await endPayments(db, partners.payments, buyer);
  const at = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    const before = await findUser(transaction, user.uid);
    await deleteDeviceRequestsOf(transaction, user.uid);
    await releaseLooksOf(transaction, user.uid);
    // The user before the images, so that no further upload begins.
    if (before === undefined || !(await deleteUser(transaction, user.uid))) throw noSuchUser();
    await markImagesForDeletion(transaction, user.uid, at);
    if (user.by !== user.uid) await recordDeletion(transaction, user, before, at);
    const email = subscriberEmail(before.email);
    if (email === null) return;
    await removeSubscriber(transaction, email);
    await removeRequestOf(transaction, email);
    await forgetMailbox(transaction, mailboxOf(email));
  });
  await removeDeletedImages(db, partners.images, user.uid);
  await truncateLog(db);
}

function recordDeletion(db: Db, { uid, by }: AuthorizedAccount, { plan }: UserRecord, at: string): Promise<void> {
  return recordAct(db, { at, actor: by, subject: uid, act: "deletion", before: plan, after: "" });
}
