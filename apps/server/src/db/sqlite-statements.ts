import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Queries repeat, and a cached statement isn't parsed again. */
const CACHE_SIZE = 200;

/** Adapts a database with `node:sqlite`'s interface to Kysely. @param close closes the database */
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

/** Returns the driver's row objects. For `select *`, since a migration in another process can change its columns. */
function objectRows(statement: StatementSyncInstance): Readers {
  return {
    all: (parameters): unknown[] => statement.all(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}

/**
 * Reads rows as arrays and builds plain objects: twice as fast as the driver's objects, which lack a prototype and use
 * V8's dictionary mode.
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
