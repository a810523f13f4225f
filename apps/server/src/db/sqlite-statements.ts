import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Queries are few and come again; a statement kept is one that need not be parsed. */
const KEPT_STATEMENTS = 200;

/** A database with `node:sqlite`'s interface as Kysely wants it. */
export function sqliteStatements(database: DatabaseSyncInstance): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const statement = adapt(database.prepare(text));
    if (kept.size >= KEPT_STATEMENTS) kept.clear();
    kept.set(text, statement);
    return statement;
  };
  return { prepare, close: () => database.close() };
}

function adapt(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters): unknown[] => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
