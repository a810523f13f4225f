/** All that a database holds, as lines of JSON: the same for both databases, so that one can become the other. */
import { Migrator, sql, type Kysely } from "kysely";
import { isPostgres } from "./dialect.ts";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Db } from "./schema.ts";

export type Row = Readonly<Record<string, unknown>>;

/** What lives for minutes, and what is counted anew when the database is opened. */
const LEFT_OUT: ReadonlySet<string> = new Set(["rate_counts", "sign_in_attempts", "counters"]);
/** Others refer to them. */
const FIRST = ["users", "customers"];
const ROWS_AT_ONCE = 500;

/** Names of migrations that a database has been through, in order. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** @returns those of the names that this program does not know */
export function unknownMigrations(names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(MIGRATIONS, name));
}

/** Makes the tables as they were after these migrations and no others. @param db a new database */
export async function migrateThrough(db: Db, names: readonly string[]): Promise<void> {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
}

/**
 * Looks at the database as it is at one moment, while others go on writing.
 * @param look what is read in it belongs together
 */
export function atOneMoment<T>(db: Db, look: (moment: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // A transaction of ours would hold SQLite's one lock for writing.
    const begin = isPostgres(db) ? sql`begin isolation level repeatable read read only` : sql`begin`;
    await begin.execute(connection);
    try {
      return await look(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** Names of the tables that are kept, those first that others refer to. */
export async function tablesOf(db: Kysely<unknown> | Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
  return [...FIRST, ...names.filter((name) => !FIRST.includes(name)).sort()];
}

/** Whether there is not a row in any table that is kept. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** All rows of a table, some at a time, in the order of its key. */
export async function* rowsOf(moment: Db, table: string): AsyncGenerator<Row[]> {
  const key = await keyOf(moment, table);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  for (;;) {
    const after =
      last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((name) => sql.val(last?.[name])))})`;
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`;
    const { rows } = await page.execute(moment);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Columns of the primary key. Every table of ours has one. */
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

/** @param rows of one table, with the same columns each */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}
