/** Rows as inserted by first-release servers, still running after a newer server has migrated their database. */
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { sha256 } from "../domain/secrets.ts";

const NOW = new Date().toISOString();
const LATER = "2999-01-01T00:00:00.000Z";
const PRESET = "5f0c1f1e-6f1d-4a5e-9d0c-0f6f2a0c7b11";
const HASH = "1".repeat(64);

export const PREVIOUS = { uid: "ada", administrator: "root", token: "ada-token", administratorToken: "root-token" };
/** Path parameters contained in the rows. */
export const PREVIOUS_PARAMS = {
  uid: "ada",
  id: PRESET,
  matte: "light",
  place: "1",
  kind: "matte",
  filename: `${HASH}.png`,
};

type Row = Readonly<Record<string, string | number | null>>;

function user(uid: string, isAdmin: 0 | 1): Row {
  const identity = { uid, issuer: "https://login.example", subject: uid, email: `${uid}@example.com`, name: uid };
  const plans = { plan: "studio", granted_plan: "studio", paid_plan: "free", is_admin: isAdmin };
  const times = { onboarding_completed_at: null, created_at: NOW, changed_at: NOW };
  return { ...identity, ...plans, onboarding: null, preferences: null, search_text: uid, ...times };
}

function session(uid: string, token: string): Row {
  return { token_hash: sha256(token), uid, created_at: NOW, expires_at: LATER, last_seen_at: NOW, revoked_at: null };
}

const { uid } = PREVIOUS;
const ROWS: readonly (readonly [table: string, row: Row])[] = [
  ["users", user(uid, 0)],
  ["users", user(PREVIOUS.administrator, 1)],
  ["sessions", session(uid, PREVIOUS.token)],
  ["sessions", session(PREVIOUS.administrator, PREVIOUS.administratorToken)],
  ["applied_writes", { uid, id: PRESET, result: "{}", applied_at: NOW }],
  ["user_settings", { uid, field: "matteColor", value: '"#ffffff"', changed_at: NOW }],
  ["customers", { customer_id: "cus_1", uid, partner: "stripe", last_ticket: 1, applied_ticket: 1, created_at: NOW }],
  ["subscriptions", { id: "sub_1", customer_id: "cus_1", plan: "pro", renews_at: LATER, ends_at: null }],
  ["billing_events", { id: "evt_1", type: "invoice.paid", received_at: NOW }],
  [
    "images",
    {
      key: `${uid}/matte/${HASH}.png`,
      uid,
      kind: "matte",
      filename: `${HASH}.png`,
      size: 3,
      state: "stored",
      uploaded_at: NOW,
      changed_at: NOW,
    },
  ],
  ["logos", { uid, matte: "light", name: "logo.png", width: 1, height: 1, picture: "iVBORw0KGgo=", changed_at: NOW }],
  ["presets", { uid, id: PRESET, name: "Fine art", settings: "{}", changed_at: NOW }],
  [
    "audit_log",
    { id: PRESET, at: NOW, actor: PREVIOUS.administrator, subject: uid, act: "plan", before: "free", after: "studio" },
  ],
  ["rate_counts", { key: "requests 127.0.0.1", uses: 1, ends_at: LATER }],
  ["newsletter", { email: "ada@example.com", token: "unsubscribe", consented_at: NOW, changed_at: NOW }],
];

export async function insertPreviousRows(db: Db): Promise<void> {
  for (const [table, row] of ROWS) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
  }
}

export function previousTables(): readonly string[] {
  return ROWS.map(([table]) => table);
}
