import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDialectConfig,
} from "kysely";
import { sqliteStatements } from "./sqlite-statements.ts";

const BUSY_MS = 5000;

/** SQLite in one file. Acknowledged is on the disk: a power cut takes nothing back. @param file made where it is not, with its folder */
export function sqliteDialect(file: string): Dialect {
  return new ImmediateDialect({ database: async () => sqliteStatements(open(file)) });
}

function open(file: string): DatabaseSyncInstance {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: BUSY_MS, defensive: true });
  try {
    useWriteAheadLog(database);
    database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The switch asks for the whole file at once, and SQLite does not wait for it: another process may be starting too. */
function useWriteAheadLog(database: DatabaseSyncInstance): void {
  const deadline = Date.now() + BUSY_MS;
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/**
 * Every transaction of ours writes. Begun as a reader, it could not become a writer once another process has written:
 * SQLite then fails at once instead of waiting.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite's tables can be changed in a transaction, whose lock is then the lock of the migrations. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
