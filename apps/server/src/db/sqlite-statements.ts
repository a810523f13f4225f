import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Statements to cache: queries repeat, and a cached statement isn't parsed again. */
const CACHE_SIZE = 200;

/** Adapts a database with the interface of `node:sqlite` to Kysely. @param close closes the database */
export function sqliteStatements(database: DatabaseSyncInstance, close: () => void): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const statement = adapt(text, database.prepare(text));
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(text, statement);
    return statement;
  };
  return { prepare, close };
}

function adapt(text: string, statement: StatementSyncInstance): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  const readers = text.includes("*") ? objectRows(statement) : arrayRows(statement, names);
  return { reader: names.length > 0, run: (parameters) => statement.run(...parameters), ...readers };
}

type Readers = Pick<SqliteStatement, "all" | "iterate">;

/** Returns the driver's own row objects. Used for `select *`, since a migration in another process can change its columns. */
function objectRows(statement: StatementSyncInstance): Readers {
  return {
    all: (parameters): unknown[] => statement.all(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}

/**
 * Reads rows as arrays and builds plain objects. This is twice as fast as the driver's objects, which have no prototype and are in V8's
 * dictionary mode.
 */
function arrayRows(statement: StatementSyncInstance, names: readonly string[]): Readers {
  statement.setReturnArrays(true);
  const toRow = (values: readonly unknown[]): unknown => {
    const row: Record<string, unknown> = {};
    names.forEach((name, index) => {
      row[name] = values[index];
    });
    return row;
  };
  return {
    all: (parameters): unknown[] => (statement.all(...parameters) as unknown[][]).map(toRow),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters)) yield toRow(values as unknown[]);
    },
  };
}
