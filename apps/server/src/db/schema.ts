/**
 * Tables of both databases: TEXT for ids, instants (ISO 8601, UTC, milliseconds) and JSON, INTEGER for flags and counts.
 * Only repositories use column names.
 */
import type { DeviceClient } from "@matte/contracts";
import type { Generated, Kysely } from "kysely";

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
  /** Last plan granted by an administrator; null where none was. */
  granted_plan: string | null;
  /** Plan of the subscriptions. */
  paid_plan: string;
  is_admin: Flag;
  /** JSON of `Onboarding`. */
  onboarding: string | null;
  /** JSON of `Preferences`. */
  preferences: string | null;
  onboarding_completed_at: string | null;
  created_at: string;
  /** E-mail address and name, folded, for searches. */
  search_text: string;
  /** Idempotency key of the user's customer at the payment partner; null for users who never opened a checkout. */
  customer_key: string | null;
  /** Updated by every change; the update locks the row until the transaction ends. */
  changed_at: string;
}

interface SessionsTable {
  /** SHA-256 of the token, in hex, so that the table is useless for signing in. */
  token_hash: string;
  uid: string;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  revoked_at: string | null;
  /** A random UUID by which a session is named to its user; no secret. */
  id: string;
  /** Name of the browser, such as `Firefox`; null where it is unknown. */
  browser: string | null;
  /** Name of the operating system or device, such as `Windows` or `iPhone`, or that a device gave; null where it is unknown. */
  system: string | null;
  /** Program of a device that signed in with a code; null for a browser. */
  client: DeviceClient | null;
  /** Number of the latest token of a device; 0 before the first renewal. */
  token_number: Generated<number>;
}

/** Devices that ask to be signed in. */
interface DeviceRequestsTable {
  /** SHA-256 of the device's code, in hex. */
  device_code_hash: string;
  /** The code that the user types, in capitals without a dash. */
  user_code: string;
  client: DeviceClient;
  /** Name that the device gave; null without one. */
  name: string | null;
  state: "pending" | "allowed" | "denied";
  /** Session of an allowed device; null otherwise. */
  session_id: string | null;
  /** Shortest time between two polls. */
  interval_seconds: number;
  /** Instant of the last poll; null before the first. */
  polled_at: string | null;
  created_at: string;
  expires_at: string;
}

interface SigningKeysTable {
  kid: string;
  /** JSON of the private JWK, encrypted where a `SECRET_KEY` is set. */
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
  /** JSON of the result in the answer. */
  result: string;
  applied_at: string;
}

interface UserSettingsTable {
  uid: string;
  field: string;
  /** JSON of the field's value. */
  value: string;
  /** Instant of the choice; the latest choice of each field is stored. */
  changed_at: string;
}

interface CustomersTable {
  /** The payment partner's id. */
  customer_id: string;
  uid: string;
  /** `stripe` or `development`. */
  partner: string;
  /** Version assigned to the last snapshot of the partner's data. */
  last_ticket: number;
  /** Version of the snapshot that is stored. */
  applied_ticket: number;
  created_at: string;
}

/** Subscriptions that give a plan now. */
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
  /** `light` or `dark`: the mattes that it is made for. */
  matte: string;
  name: string;
  width: number;
  height: number;
  /** PNG, in base64. */
  picture: string;
  changed_at: string;
}

interface PresetsTable {
  uid: string;
  /** The client's UUID. */
  id: string;
  name: string;
  /** JSON of `PresetSettings`. */
  settings: string;
  changed_at: string;
}

interface ImagesTable {
  /** `uid/kind/filename`; also the key in the image store. */
  key: string;
  /** Kept for a while after the user is deleted, so that images left in the store are found. */
  uid: string;
  /** `original` or `matte`. */
  kind: string;
  filename: string;
  /** Bytes. */
  size: number;
  /** `pending` until it is in the store, `stored`, or `doomed`: pending deletion with its user. */
  state: string;
  /** Null until it is stored. */
  uploaded_at: string | null;
  /** Name of the file that was uploaded last, sanitised; null where it is unknown. */
  name: string | null;
  /** The client's id of the last upload; null where it sent none. */
  upload_id: string | null;
  /** Number of uploads: the same picture is stored once. Has a default. */
  uploads: Generated<number>;
  changed_at: string;
}

/** Counts shown in the dashboard, so that reading it counts nothing. */
interface CountersTable {
  /** `Counter` of repositories/counters.ts. */
  counter: string;
  /** Normalised value that is counted. */
  value: string;
  /** The value as it was first written. */
  label: string;
  amount: number;
}

/** Acts of administrators. Rows are only added; they hold ids only and outlive the users. */
interface AuditLogTable {
  id: string;
  at: string;
  /** Uid of the administrator; empty for a command on the server's own machine. */
  actor: string;
  /** Uid of the user concerned; empty for acts that concern all users. */
  subject: string;
  act: string;
  before: string;
  after: string;
}

/** Uses per key in the current window. In PostgreSQL a crash empties the table. */
interface RateCountsTable {
  /** SHA-256 of the key, in hex, so that the table holds no network address. */
  key: string;
  uses: number;
  ends_at: string;
}

/** Subscribers of the newsletter; one who leaves is deleted. */
interface NewsletterTable {
  /** In the normal form of `services/subscriber-email.ts`. */
  email: string;
  /** Token of the link to leave the list. */
  token: string;
  /** Instant of the first consent. */
  consented_at: string;
  /** Instant of the last consent. */
  changed_at: string;
  /** Instant at which the owner of the address confirmed the consent; null where no confirmation was asked for. */
  confirmed_at: string | null;
}

/** Subscriptions that wait until the link that was sent to their address is opened. */
interface NewsletterRequestsTable {
  /** In the normal form of `services/subscriber-email.ts`. */
  email: string;
  /** SHA-256 of the link's token, in hex. */
  token_hash: string;
  /** Instant at which the link was sent. */
  consented_at: string;
  expires_at: string;
  /** Instant of the last request, with which no link may have been sent. */
  changed_at: string;
}

/** Letters to mailboxes whose owners have confirmed nothing. */
interface NewsletterLettersTable {
  /** SHA-256 of the mailbox, in hex. */
  mailbox: string;
  letters: number;
  /** SHA-256 of the latest letter's token, in hex. */
  latest: string;
  sent_at: string;
}

/** One row, created with the first subscriber. Backups contain it, so no migration may create it. */
interface NewsletterKeysTable {
  /** Purpose of the key. */
  name: string;
  /** 256 bits, base64url, encrypted where a `SECRET_KEY` is set. */
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
  presets: PresetsTable;
  images: ImagesTable;
  rate_counts: RateCountsTable;
  newsletter: NewsletterTable;
  newsletter_keys: NewsletterKeysTable;
  newsletter_requests: NewsletterRequestsTable;
  newsletter_letters: NewsletterLettersTable;
}

/** The database, or a transaction on it: repositories take either. */
export type Db = Kysely<Schema>;
