import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type Compilable,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
} from "kysely";
import type { Schema } from "./schema.ts";
import { sqliteStatements } from "./sqlite-statements.ts";

/** Limit for waiting until another process has written. */
export const BUSY_MS = 5000;
/** Limit for waiting until other processes have read, before the log is truncated. */
export const CHECKPOINT_BUSY_MS = 100;

/** SQLite in one file. Acknowledged writes survive a power cut. */
export class SqliteKysely extends Kysely<Schema> {
  readonly #opened: Opened;

  /** @param file created if necessary, with its folder */
  constructor(file: string) {
    const opened: Opened = {};
    super({
      dialect: new ImmediateDialect({
        database: async () => {
          const database = (opened.database = open(file));
          return sqliteStatements(database, () => close(database));
        },
        onCreateConnection: async (connection) => void (opened.connection = connection),
      }),
    });
    this.#opened = opened;
  }

  /**
   * Runs a compiled query at once, without Kysely's queue for the connection, unless a transaction is open. Only for reads: it does not
   * wait for `connection()` either.
   */
  override async executeQuery<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<QueryResult<Row>> {
    const { database, connection } = this.#opened;
    if (connection === undefined || database?.isTransaction !== false) return super.executeQuery(query);
    return connection.executeQuery("compile" in query ? query.compile() : query);
  }
}

interface Opened {
  database?: DatabaseSyncInstance;
  connection?: DatabaseConnection;
}

function open(file: string): DatabaseSyncInstance {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeToOthers(file);
  const database = new DatabaseSync(file, { timeout: BUSY_MS, defensive: true });
  try {
    useWriteAheadLog(database);
    // Zeros replace what is deleted; otherwise it would stay in the file until its pages are used again.
    database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Truncates the log first: SQLite itself doesn't while statements are cached. */
function close(database: DatabaseSyncInstance): void {
  try {
    database.exec(`PRAGMA busy_timeout = ${CHECKPOINT_BUSY_MS}; PRAGMA wal_checkpoint(TRUNCATE)`);
  } finally {
    database.close();
  }
}

/** Creates the file for its owner only, or takes the rights of others away. SQLite gives its other files the same rights. */
function closeToOthers(file: string): void {
  // Not opened where it exists: closing it would release the locks of this process.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(path, 0o600);
  }
}

/** Retries, because switching the mode needs an exclusive lock for which SQLite doesn't wait, and another process may be starting. */
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
 * Begins every transaction as a writer, because all transactions write. One that began as a reader would fail at once instead
 * of waiting if another process had written since.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Runs migrations in a transaction, whose write lock excludes other processes. */
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
