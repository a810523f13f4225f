import { sql, type Kysely } from "kysely";

/** Users, sign-in and stored documents. A user's rows are deleted with the user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSignIn(db);
  await createDocuments(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("uid", "text", (column) => column.primaryKey().notNull())
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("plan", "text", (column) => column.notNull().check(sql`plan in ('free', 'pro', 'studio')`))
    .addColumn("is_admin", "integer", (column) => column.notNull().check(sql`is_admin in (0, 1)`))
    .addColumn("onboarding", "text")
    .addColumn("preferences", "text")
    .addColumn("onboarding_completed_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addUniqueConstraint("users_issuer_subject", ["issuer", "subject"])
    .execute();
  await sql`create index users_email on users (lower(email))`.execute(db);
  await db.schema.createIndex("users_created_at").on("users").columns(["created_at", "uid"]).execute();
}

async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  await db.schema.createIndex("sessions_uid").on("sessions").column("uid").execute();
  await db.schema.createIndex("sessions_expires_at").on("sessions").column("expires_at").execute();
  await db.schema
    .createTable("signing_keys")
    .addColumn("kid", "text", (column) => column.primaryKey().notNull())
    .addColumn("private_jwk", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("retired_at", "text")
    .execute();
  await db.schema
    .createTable("sign_in_attempts")
    .addColumn("state", "text", (column) => column.primaryKey().notNull())
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("code_verifier", "text", (column) => column.notNull())
    .addColumn("return_path", "text", (column) => column.notNull())
    .addColumn("display", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sign_in_attempts_expires_at").on("sign_in_attempts").column("expires_at").execute();
}

async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("applied_writes")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("applied_writes_key", ["uid", "id"])
    .execute();
  await db.schema
    .createTable("user_settings")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid").onDelete("cascade"))
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("user_settings_key", ["uid", "field"])
    .execute();
}
