import type { AccountExport } from "@matte/contracts";
import type { Payments } from "../domain/payments.ts";
import type { Db } from "../db/schema.ts";
import type { Images } from "../images/index.ts";
import { noteAct } from "../repositories/audit-log.ts";
import { listAppliedWrites } from "../repositories/applied-writes.ts";
import { doomImagesOf } from "../repositories/images.ts";
import { listSessionsOf } from "../repositories/sessions.ts";
import { findCustomer, listSubscriptions } from "../repositories/billing.ts";
import { findLogoPicture, listLogos } from "../repositories/logos.ts";
import { deleteUser, findUser, type UserRecord } from "../repositories/users.ts";
import { findSubscriber, removeSubscriber } from "../repositories/newsletter.ts";
import type { AuthorizedUser } from "./authorized.ts";
import { endPayments } from "./billing.ts";
import { keptPresets } from "./presets.ts";
import { imagesOf } from "./images.ts";
import { removeDoomedImages } from "./stranded-images.ts";
import { subscriberAddress } from "./subscriber-address.ts";
import { existingUser, noSuchUser, toDocument } from "./user-documents.ts";
import { keptSettings } from "./user-settings.ts";

/**
 * Everything that is stored about a user.
 * @param now ISO 8601
 * @throws {DomainError} `not-found`
 */
export async function exportAccount(db: Db, user: AuthorizedUser, now: string): Promise<AccountExport> {
  const record = await existingUser(db, user);
  const { issuer, subject, name } = record;
  const { settings } = await keptSettings(db, user);
  const sessions = await listSessionsOf(db, user.uid);
  return {
    exportedAt: now,
    document: toDocument(record),
    identity: { issuer, subject, name },
    settings,
    sessions: sessions.map(({ createdAt, lastSeenAt, expiresAt }) => ({ createdAt, lastSeenAt, expiresAt })),
    writes: await listAppliedWrites(db, user.uid),
    presets: await keptPresets(db, user),
    logos: await logosOf(db, user),
    images: await imagesOf(db, user),
    payments: await paymentsOf(db, user),
    newsletter: await newsletterOf(db, record),
  };
}

async function newsletterOf(db: Db, { email }: UserRecord): Promise<AccountExport["newsletter"]> {
  const address = subscriberAddress(email);
  const subscriber = address === null ? undefined : await findSubscriber(db, address);
  return subscriber === undefined ? null : { email: subscriber.email, consentedAt: subscriber.consentedAt };
}

async function logosOf(db: Db, { uid }: AuthorizedUser): Promise<AccountExport["logos"]> {
  const logos = await listLogos(db, uid);
  return Promise.all(
    logos.map(async (logo) => {
      const picture = await findLogoPicture(db, uid, logo.matte);
      return { ...logo, picture: picture?.toString("base64") ?? "" };
    }),
  );
}

async function paymentsOf(db: Db, { uid }: AuthorizedUser): Promise<AccountExport["payments"]> {
  const customer = await findCustomer(db, uid);
  if (customer === undefined) return null;
  const { partner, customerId } = customer;
  return { partner, customerId, subscriptions: await listSubscriptions(db, uid) };
}

/** Who keeps something of an account beside the database. */
export interface AccountPartners {
  /** Null where nothing can be bought. */
  readonly payments: Payments | null;
  readonly images: Pick<Images, "store">;
}

/**
 * Deletes the user and everything of theirs, their address on the newsletter's list too; their sessions end with it. What they
 * pay for ends first. Done by somebody else it is noted in the audit log.
 * @throws {DomainError} `not-found`; `unavailable` when that end is not certain, and then nothing is deleted
 */
export async function deleteAccount(db: Db, partners: AccountPartners, user: AuthorizedUser): Promise<void> {
  await endPayments(db, partners.payments, user);
  const at = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    const before = await findUser(transaction, user.uid);
    // The user first: from then on no upload of theirs begins.
    if (before === undefined || !(await deleteUser(transaction, user.uid))) throw noSuchUser();
    await doomImagesOf(transaction, user.uid, at);
    if (user.by !== user.uid) await noteDeletion(transaction, user, before, at);
    const address = subscriberAddress(before.email);
    if (address !== null) await removeSubscriber(transaction, address);
  });
  await removeDoomedImages(db, partners.images, user.uid);
}

function noteDeletion(db: Db, { uid, by }: AuthorizedUser, { plan }: UserRecord, at: string): Promise<void> {
  return noteAct(db, { at, actor: by, subject: uid, act: "deletion", before: plan, after: "" });
}
