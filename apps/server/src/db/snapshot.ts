/** Database contents as lines of JSON, equal for both databases, so that each can restore the other's. */
import { Migrator, sql, type Kysely } from "kysely";
import { isPostgres } from "./dialect.ts";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Db } from "./schema.ts";

export type Row = Readonly<Record<string, unknown>>;

/** Short-lived tables, and counters, rebuilt when the database opens. */
const EXCLUDED: ReadonlySet<string> = new Set([
  "rate_counts",
  "sign_in_attempts",
  "device_requests",
  "newsletter_requests",
  "newsletter_letters",
  "counters",
]);
/** Referenced tables. */
const FIRST = ["users", "customers"];
const BATCH_SIZE = 500;

/** Returns a database's migration names, in order. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the names unknown to this program. */
export function unknownMigrations(names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(MIGRATIONS, name));
}

/** Runs only these migrations. @param db a new database */
export async function migrateThrough(db: Db, names: readonly string[]): Promise<void> {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
}

/**
 * Reads a consistent database snapshot while others write.
 * @param read runs all its queries on the snapshot
 */
export function readSnapshot<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // A Kysely transaction would take SQLite's only write lock.
    const begin = isPostgres(db) ? sql`begin isolation level repeatable read read only` : sql`begin`;
    await begin.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** Returns a snapshot's table names, referenced tables first. */
export async function tablesOf(db: Kysely<unknown> | Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !EXCLUDED.has(name));
  return [...FIRST, ...names.filter((name) => !FIRST.includes(name)).sort()];
}

/** True when all the snapshot's tables are empty. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Yields a table's rows in batches, in key order. */
export async function* rowsOf(snapshot: Db, table: string): AsyncGenerator<Row[]> {
  const key = await keyOf(snapshot, table);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  for (;;) {
    const after =
      last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((name) => sql.val(last?.[name])))})`;
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(BATCH_SIZE)}`;
    const { rows } = await page.execute(snapshot);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH_SIZE) return;
  }
}

/** Primary key columns; every table has some. */
async function keyOf(db: Db, table: string): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey, a.attnum)`
    : sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`;
  const { rows } = await query.execute(db);
  if (rows.length === 0) throw new Error(`The table ${table} has no key.`);
  return rows.map(({ name }) => name);
}

/** @param rows for one table, with the same columns */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}
