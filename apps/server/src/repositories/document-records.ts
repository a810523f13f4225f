/** Columns in a user's document. The session query reads the same ones. */
import type { Plan } from "@matte/engine";
import type { Db, Schema } from "../db/schema.ts";
import { fromJson } from "./rows.ts";
import { prepared } from "./prepared.ts";

/** Instants are ISO 8601; JSON isn't checked here. */
export interface DocumentRecord {
  readonly uid: string;
  readonly email: string;
  readonly plan: Plan;
  readonly isAdmin: boolean;
  readonly onboarding: unknown;
  readonly preferences: unknown;
  readonly onboardingCompletedAt: string | null;
  readonly createdAt: string;
}

const COLUMNS = [
  "uid",
  "email",
  "plan",
  "is_admin",
  "onboarding",
  "preferences",
  "onboarding_completed_at",
  "created_at",
] as const;

export type DocumentRow = Pick<Schema["users"], (typeof COLUMNS)[number]>;

const columnsByUid = prepared(["uid"], (db, { uid }) => db.selectFrom("users").select(COLUMNS).where("uid", "=", uid));

export async function findDocumentRecord(db: Db, uid: string): Promise<DocumentRecord | undefined> {
  const [row] = await columnsByUid(db, { uid });
  return row === undefined ? undefined : toDocumentRecord(row);
}

export function toDocumentRecord(row: DocumentRow): DocumentRecord {
  return {
    uid: row.uid,
    email: row.email,
    // The table's check allows no other value.
    plan: row.plan as Plan,
    isAdmin: row.is_admin === 1,
    onboarding: fromJson(row.onboarding),
    preferences: fromJson(row.preferences),
    onboardingCompletedAt: row.onboarding_completed_at,
    createdAt: row.created_at,
  };
}
