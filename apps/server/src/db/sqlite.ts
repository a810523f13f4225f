import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SelectQueryNode,
  type SqliteDialectConfig,
} from "kysely";
import { createLockWait, type LockWait } from "./lock-wait.ts";
import type { Schema } from "./schema.ts";
import { sqliteStatements } from "./sqlite-statements.ts";

/** Limit for other processes' writes. */
const BUSY_MS = 5000;
/** Limit for blocking the thread, per statement: most foreign writes are shorter. */
export const BLOCKING_MS = 20;
/** Limit for other processes' reads before truncating the log. */
export const CHECKPOINT_BUSY_MS = 100;

export interface CompiledSelect<Row> extends CompiledQuery<Row> {
  readonly query: SelectQueryNode;
}

/** SQLite in one file. Acknowledged writes survive a power cut. */
export class SqliteKysely extends Kysely<Schema> {
  readonly #opened: () => Opened | null;
  readonly #whenUnlocked: LockWait;

  /** @param file created if necessary, with its folder */
  constructor(file: string) {
    let database: DatabaseSyncInstance;
    let opened: Opened | null = null;
    const whenUnlocked = createLockWait(BUSY_MS);
    super({
      dialect: new ImmediateDialect({
        database: async () => {
          database = open(file);
          return sqliteStatements(database, () => close(database));
        },
        onCreateConnection: async (connection) => void (opened = { database, connection }),
        isTransaction: () => database.isTransaction,
        whenUnlocked,
      }),
    });
    this.#whenUnlocked = whenUnlocked;
    this.#opened = () => opened;
  }

  /**
   * Runs a compiled `select` immediately, bypassing Kysely's queue, unless a transaction is open. Only for reads,
   * because it also bypasses connections reserved with `connection()`.
   */
  executeRead<Row>(query: CompiledSelect<Row>): Promise<QueryResult<Row>> {
    const opened = this.#opened();
    if (opened === null || opened.database.isTransaction) return this.executeQuery(query);
    const { connection } = opened;
    return this.#whenUnlocked(() => connection.executeQuery(query));
  }
}

/** The database and Kysely's only connection to it, from the first query on. */
interface Opened {
  readonly database: DatabaseSyncInstance;
  readonly connection: DatabaseConnection;
}

function open(file: string): DatabaseSyncInstance {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeToOthers(file);
  const database = new DatabaseSync(file, { timeout: BLOCKING_MS, defensive: true });
  try {
    useWriteAheadLog(database);
    // Zeros replace deleted data; otherwise it would stay in the file until its pages are reused.
    database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Truncates the log first: SQLite doesn't while statements are cached. */
function close(database: DatabaseSyncInstance): void {
  try {
    database.exec(`PRAGMA busy_timeout = ${CHECKPOINT_BUSY_MS}; PRAGMA wal_checkpoint(TRUNCATE)`);
  } finally {
    database.close();
  }
}

/** Creates the file for its owner only, or removes others' rights. SQLite gives its other files the same rights. */
function closeToOthers(file: string): void {
  // Not opened if present: closing it would release this process's locks.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(path, 0o600);
  }
}

/**
 * Retries: switching the mode needs an exclusive lock, which SQLite doesn't wait for, and another process may be
 * starting.
 */
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

interface ImmediateConfig extends SqliteDialectConfig {
  readonly isTransaction: () => boolean;
  readonly whenUnlocked: LockWait;
}

/**
 * Begins every transaction as a writer, because all transactions write. After another process's write, one begun as a
 * reader would fail at once instead of waiting.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #config: ImmediateConfig;

  constructor(config: ImmediateConfig) {
    super(config);
    this.#config = config;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#config.whenUnlocked(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite rolls back by itself after some errors, such as a full disk; a second rollback would replace the error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#config.isTransaction()) await super.rollbackTransaction(connection);
  }
}

/** Runs migrations in a transaction, whose write lock excludes other processes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: ImmediateConfig;

  constructor(config: ImmediateConfig) {
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
