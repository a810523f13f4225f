/**
 * Tables for both databases: TEXT for ids, instants (ISO 8601, UTC, milliseconds) and JSON, INTEGER for flags and
 * counts. Only repositories use column names.
 */
import type { DeviceClient } from "@matte/contracts";
import type { Generated, Kysely } from "kysely";
import type { PresetsTable, ProfilesTable } from "./frame-tables.ts";
import type { LookPicturesTable, LookReportsTable, SharedLooksTable } from "./look-tables.ts";
import type { ReferralLinksTable, ReferralsTable } from "./referral-tables.ts";

/** Stored flag: 0 or 1. */
export type Flag = number;

interface UsersTable {
  /** A random UUID, so that URLs reveal nothing about the provider's account. */
  uid: string;
  issuer: string;
  subject: string;
  email: string;
  name: string | null;
  plan: string;
  /** Plan last granted by an administrator; null if never granted. */
  granted_plan: string | null;
  /** Plan from subscriptions. */
  paid_plan: string;
  is_admin: Flag;
  onboarding: string | null;
  preferences: string | null;
  onboarding_completed_at: string | null;
  created_at: string;
  /** Folded e-mail address and name. */
  search_text: string;
  /** Idempotency key for the user's customer at the payment partner; null for users who never opened a checkout. */
  customer_key: string | null;
  /** Updated by every change, which locks the row until the transaction ends. */
  changed_at: string;
}

interface SessionsTable {
  /** The token's SHA-256, in hex: the table is useless for signing in. */
  token_hash: string;
  uid: string;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  revoked_at: string | null;
  /** A random UUID naming a session to its user; no secret. */
  id: string;
  /** Browser name, such as `Firefox`; null if unknown. */
  browser: string | null;
  /** Operating system or device, such as `Windows` or `iPhone`, or the name given by a device; null if unknown. */
  system: string | null;
  /** Program on a device signed in with a code; null for a browser. */
  client: DeviceClient | null;
  /** A device's latest token number; 0 before the first renewal. */
  token_number: Generated<number>;
}

/** Devices asking to be signed in. */
interface DeviceRequestsTable {
  /** The device code's SHA-256, in hex. */
  device_code_hash: string;
  /** The code typed by the user, in capitals without a dash. */
  user_code: string;
  client: DeviceClient;
  /** Name given by the device. */
  name: string | null;
  /** Network address of the request; null once decided, and for one of an earlier server. */
  address: string | null;
  state: "pending" | "allowed" | "denied";
  /** Null until the device is allowed. */
  session_id: string | null;
  /** Shortest time between two polls. */
  interval_seconds: number;
  /** Null before the first poll. */
  polled_at: string | null;
  created_at: string;
  expires_at: string;
}

interface SigningKeysTable {
  kid: string;
  /** Private JWK as JSON, encrypted if `SECRET_KEY` is set. */
  private_jwk: string;
  created_at: string;
  retired_at: string | null;
}

interface SignInAttemptsTable {
  state: string;
  nonce: string;
  code_verifier: string;
  return_path: string;
  /** `popup` or `redirect`. */
  display: string;
  expires_at: string;
}

interface AppliedWritesTable {
  uid: string;
  /** The client's UUID, unique per user. */
  id: string;
  /** JSON of the answered result. */
  result: string;
  applied_at: string;
}

interface UserSettingsTable {
  uid: string;
  field: string;
  value: string;
  /** Instant; only each field's latest choice is stored. */
  changed_at: string;
}

interface CustomersTable {
  /** The payment partner's id. */
  customer_id: string;
  uid: string;
  /** `stripe` or `development`. */
  partner: string;
  /** Version assigned to the partner's last snapshot. */
  last_ticket: number;
  /** The stored snapshot's version. */
  applied_ticket: number;
  created_at: string;
}

/** Subscriptions with a current plan. */
interface SubscriptionsTable {
  /** The payment partner's id. */
  id: string;
  customer_id: string;
  plan: string;
  renews_at: string | null;
  ends_at: string | null;
}

interface BillingEventsTable {
  /** The payment partner's id. */
  id: string;
  type: string;
  received_at: string;
}

interface LogosTable {
  uid: string;
  /** `light` or `dark`: suitable mattes. */
  matte: string;
  name: string;
  width: number;
  height: number;
  /** PNG, in base64. */
  picture: string;
  changed_at: string;
}

/** The library of logos and signatures. */
interface KeptLogosTable extends Omit<LogosTable, "matte"> {
  /** `1` to `6`. */
  place: string;
  /** `own`, or `text` for a logo in the text's colour. */
  colours: string;
}

interface ImagesTable {
  /** `uid/kind/filename`; also the key in the image store. */
  key: string;
  /** Kept for a while after deleting the user, to find images left in the store. */
  uid: string;
  /** `original` or `matte`. */
  kind: string;
  filename: string;
  /** Bytes. */
  size: number;
  /** `pending` until stored, then `stored`, or `doomed`: pending deletion with its user. */
  state: string;
  /** Null until stored. */
  uploaded_at: string | null;
  /** Last uploaded file's name, sanitised; null if unknown. */
  name: string | null;
  /** The client's id for the last upload; null without one. */
  upload_id: string | null;
  /** Number of uploads: equal pictures are stored once. Has a default. */
  uploads: Generated<number>;
  changed_at: string;
}

/** Dashboard counts, so that reading it counts nothing. */
interface CountersTable {
  /** `Counter` in repositories/counters.ts. */
  counter: string;
  /** Normalised value. */
  value: string;
  /** The value as first written. */
  label: string;
  amount: number;
}

/** Administrators' acts. Rows are only added; they hold ids only and outlive the users. */
interface AuditLogTable {
  id: string;
  at: string;
  /** The administrator's uid; empty for a command on the server machine. */
  actor: string;
  /** Uid concerned; empty for acts on all users. */
  subject: string;
  act: string;
  before: string;
  after: string;
}

/** Uses per key in the current window. In PostgreSQL a crash empties the table. */
interface RateCountsTable {
  /** The key's SHA-256, in hex, so that the table holds no network address. */
  key: string;
  uses: number;
  ends_at: string;
}

/** Newsletter subscribers; leaving deletes the row. */
interface NewsletterTable {
  /** Normalised by `services/subscriber-email.ts`. */
  email: string;
  /** Token in the unsubscribe link. */
  token: string;
  /** Instant of the first consent. */
  consented_at: string;
  /** Instant of the last consent. */
  changed_at: string;
  /** Instant when the address's owner confirmed; null without a confirmation. */
  confirmed_at: string | null;
}

/** Subscriptions waiting for the link sent to their address. */
interface NewsletterRequestsTable {
  /** Normalised by `services/subscriber-email.ts`. */
  email: string;
  /** The link token's SHA-256, in hex. */
  token_hash: string;
  /** Instant when the link was sent. */
  consented_at: string;
  expires_at: string;
  /** Last request, even if no link was sent for it. */
  changed_at: string;
}

/** Letters to mailboxes without a confirmation. */
interface NewsletterLettersTable {
  /** The mailbox's SHA-256, in hex. */
  mailbox: string;
  letters: number;
  /** The latest letter token's SHA-256, in hex. */
  latest: string;
  sent_at: string;
}

/** One row, created with the first subscriber. Backups contain it, so no migration may create it. */
interface NewsletterKeysTable {
  name: string;
  /** 256 bits, base64url, encrypted if `SECRET_KEY` is set. */
  key: string;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  sign_in_attempts: SignInAttemptsTable;
  device_requests: DeviceRequestsTable;
  applied_writes: AppliedWritesTable;
  user_settings: UserSettingsTable;
  customers: CustomersTable;
  subscriptions: SubscriptionsTable;
  billing_events: BillingEventsTable;
  counters: CountersTable;
  audit_log: AuditLogTable;
  logos: LogosTable;
  kept_logos: KeptLogosTable;
  presets: PresetsTable;
  profiles: ProfilesTable;
  shared_looks: SharedLooksTable;
  look_pictures: LookPicturesTable;
  look_reports: LookReportsTable;
  referral_links: ReferralLinksTable;
  referrals: ReferralsTable;
  images: ImagesTable;
  rate_counts: RateCountsTable;
  newsletter: NewsletterTable;
  newsletter_keys: NewsletterKeysTable;
  newsletter_requests: NewsletterRequestsTable;
  newsletter_letters: NewsletterLettersTable;
}

/** The database, or a transaction on it: repositories take either. */
export type Db = Kysely<Schema>;
