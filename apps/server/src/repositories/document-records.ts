/** Of a user, what the document is made of: half of the columns, because nothing is read as often. */
import type { Plan } from "@matte/engine";
import type { Db, Schema } from "../db/schema.ts";
import { fromJson } from "./json.ts";
import { prepared } from "./prepared.ts";

/** Instants in ISO 8601; the JSON as it was stored, which is not checked here. */
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

const columnsByUid = prepared(["uid"], (db, { uid }) => db.selectFrom("users").select(COLUMNS).where("uid", "=", uid));

export async function findDocumentRecord(db: Db, uid: string): Promise<DocumentRecord | undefined> {
  const [row] = await columnsByUid(db, { uid });
  return row === undefined ? undefined : toDocumentRecord(row);
}

/** @param row of `users`, with these columns at least */
export function toDocumentRecord(row: Pick<Schema["users"], (typeof COLUMNS)[number]>): DocumentRecord {
  return {
    uid: row.uid,
    email: row.email,
    // The table holds no other, by its check.
    plan: row.plan as Plan,
    isAdmin: row.is_admin === 1,
    onboarding: fromJson(row.onboarding),
    preferences: fromJson(row.preferences),
    onboardingCompletedAt: row.onboarding_completed_at,
    createdAt: row.created_at,
  };
}
