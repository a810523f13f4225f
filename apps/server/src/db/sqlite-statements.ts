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
    const statement = adapt(database.prepare(text));
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(text, statement);
    return statement;
  };
  return { prepare, close };
}

function adapt(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters): unknown[] => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
