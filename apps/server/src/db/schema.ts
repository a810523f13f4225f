/**
 * The tables as both databases have them: TEXT for ids, instants (ISO 8601, UTC, milliseconds) and JSON, INTEGER for
 * flags and counts. Only repositories name columns.
 */
import type { Kysely } from "kysely";

/** A flag as it is stored: 0 or 1. */
export type Flag = number;

interface UsersTable {
  /** A UUID of ours: nothing about the provider's account shows in an address. */
  uid: string;
  issuer: string;
  subject: string;
  email: string;
  name: string | null;
  plan: string;
  /** What an administrator said last; null where none ever did. */
  granted_plan: string | null;
  /** What is paid for. */
  paid_plan: string;
  is_admin: Flag;
  /** JSON of `Onboarding`. */
  onboarding: string | null;
  /** JSON of `Preferences`. */
  preferences: string | null;
  onboarding_completed_at: string | null;
  created_at: string;
  /** Address and name, folded, for whoever looks for them. */
  search_text: string;
  /** Moved by every change; whoever moves it holds the row until their transaction ends. */
  changed_at: string;
}

interface SessionsTable {
  /** SHA-256 of the token, in hex: who reads the table cannot sign in with it. */
  token_hash: string;
  uid: string;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  revoked_at: string | null;
}

interface SigningKeysTable {
  kid: string;
  /** JSON of the private JWK. */
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
  /** The client's UUID; ids of one user say nothing about another's. */
  id: string;
  /** JSON of the answer that was given. */
  result: string;
  applied_at: string;
}

interface UserSettingsTable {
  uid: string;
  field: string;
  /** JSON of the field's value. */
  value: string;
  /** When the user chose it; the latest choice of each field stands. */
  changed_at: string;
}

interface CustomersTable {
  /** The payment partner's id. */
  customer_id: string;
  uid: string;
  /** `stripe` or `development`. */
  partner: string;
  /** Drawn before each look at what the partner has. */
  last_ticket: number;
  /** Of the look that is stored. */
  applied_ticket: number;
  created_at: string;
}

/** Only those that give a plan now. */
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
  /** `light` or `dark`: which mattes it is for. */
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
  /** Stays for a while after its user is gone, so that what the store still has is found. */
  uid: string;
  /** `original` or `matte`. */
  kind: string;
  filename: string;
  /** Bytes. */
  size: number;
  /** `pending` until the store has it, `stored`, or `doomed` with its user. */
  state: string;
  /** Null until it is stored. */
  uploaded_at: string | null;
  changed_at: string;
}

/** How many there are of what the dashboard shows, so that looking at it counts nothing. */
interface CountersTable {
  /** What is counted: `Counter` of repositories/counters.ts. */
  counter: string;
  /** What is counted as one. */
  value: string;
  /** How it was written first. */
  label: string;
  amount: number;
}

/** What administrators did; rows are added and never changed. They outlive both users, of whom they hold ids alone. */
interface AuditLogTable {
  id: string;
  at: string;
  /** Uid of the administrator; empty for a command on the server's own machine. */
  actor: string;
  /** Uid of whom it was done to; empty where it concerns everybody. */
  subject: string;
  act: string;
  before: string;
  after: string;
}

/** How often somebody did something in the present window of time. In PostgreSQL a crash empties it. */
interface RateCountsTable {
  /** SHA-256 of what is counted, in hex: nobody's network address stands here. */
  key: string;
  uses: number;
  ends_at: string;
}

/** Who gets the letter; whoever leaves is deleted. */
interface NewsletterTable {
  /** In the one form of `services/subscriber-address.ts`. */
  email: string;
  /** Of the link to leave it. */
  token: string;
  /** When they agreed, the first time. */
  consented_at: string;
  /** Moved whenever they agree. */
  changed_at: string;
}

/** One row, drawn when the first address joins; a backup has it, so that no migration may put one there. */
interface NewsletterKeysTable {
  /** What it is for. */
  name: string;
  /** 256 bits, base64url. */
  key: string;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  sign_in_attempts: SignInAttemptsTable;
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
}

/** The database, or a transaction on it: repositories take either. */
export type Db = Kysely<Schema>;
