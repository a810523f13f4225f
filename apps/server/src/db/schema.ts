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
  is_admin: Flag;
  /** JSON of `Onboarding`. */
  onboarding: string | null;
  /** JSON of `Preferences`. */
  preferences: string | null;
  onboarding_completed_at: string | null;
  created_at: string;
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

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  sign_in_attempts: SignInAttemptsTable;
  applied_writes: AppliedWritesTable;
  user_settings: UserSettingsTable;
}

/** The database, or a transaction on it: repositories take either. */
export type Db = Kysely<Schema>;
