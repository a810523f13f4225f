import {
  PostgresDialect,
  type Dialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import pg from "pg";
import { DomainError } from "../domain/domain-error.ts";

const MAX_CONNECTIONS = 10;

export interface PostgresLimits {
  /** Milliseconds to open or await a connection. */
  readonly connectMs: number;
  /** Milliseconds per query; 0 for migrations and commands, which may take any time. */
  readonly queryMs: number;
}

export const UNLIMITED_QUERIES: PostgresLimits = { connectMs: 5000, queryMs: 0 };
export const LIMITED_QUERIES: PostgresLimits = { connectMs: 5000, queryMs: 15_000 };

/** A transaction may wait for the image store, but not for ever for a lost server. */
const IDLE_TRANSACTION_MS = 120_000;

/**
 * Makes the PostgreSQL dialect. The next query replaces a broken idle connection.
 * @param log receives connection errors
 */
export function postgresDialect(url: string, log: (error: Error) => void, limits: PostgresLimits): Dialect {
  const { connectMs, queryMs } = limits;
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: "matte",
    // The server ends a slow query; the client gives up a moment later, in case the server doesn't answer.
    ...(queryMs > 0 && {
      statement_timeout: queryMs,
      query_timeout: queryMs + 1000,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    }),
  });
  pool.on("error", log);
  return new PostgresDialect({ pool: withReplacement(pool) });
}

function withReplacement(pool: pg.Pool): PostgresPool {
  const silence = createSilence();
  return {
    connect: async () => {
      silence.check();
      return new ReplaceableClient(await pool.connect().catch((error: unknown) => silence.fail(error)), silence);
    },
    end: () => pool.end(),
  };
}

/** After an unanswered query, others fail at once for this long: a request with several queries waits only once. */
const SILENCE_MS = 1000;

interface Silence {
  /** @throws {DomainError} `data-unavailable` shortly after an unanswered query */
  readonly check: () => void;
  /** Notes a time-out. @throws {DomainError} `data-unavailable`, or the database's error */
  readonly fail: (error: unknown) => never;
}

function createSilence(): Silence {
  let until = 0;
  return {
    check: () => {
      if (performance.now() < until) unavailable(new Error("The database did not answer a moment ago."));
    },
    fail: (error) => {
      const isTimeOut =
        !(error instanceof pg.DatabaseError) && error instanceof Error && /time-?out/i.test(error.message);
      if (isTimeOut) until = performance.now() + SILENCE_MS;
      return unavailable(error);
    },
  };
}

/** Closes after errors other than database answers: a query may still be open on the connection. */
class ReplaceableClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #silence: Silence;
  #isBroken = false;

  constructor(client: pg.PoolClient, silence: Silence) {
    this.#client = client;
    this.#silence = silence;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== "string") throw new Error("Results are not streamed.");
    return this.#run(text, parameters);
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A transaction's rollback doesn't wait on a connection that has just failed.
    if (this.#isBroken) return unavailable(new Error("The connection is broken."));
    try {
      const result: unknown = await this.#client.query(text, [...parameters]);
      return result as PostgresQueryResult<R>;
    } catch (error) {
      this.#isBroken = !(error instanceof pg.DatabaseError);
      return this.#silence.fail(error);
    }
  }
}

function unavailable(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new DomainError("data-unavailable", undefined, { cause: error });
}
