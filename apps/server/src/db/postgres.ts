import { PostgresDialect, type Dialect } from "kysely";
import pg from "pg";

const MAX_CONNECTIONS = 10;
const CONNECT_MS = 5000;

/**
 * Dialect for PostgreSQL. An idle connection that breaks is replaced by the next query.
 * @param log receives the errors of broken connections
 */
export function postgresDialect(url: string, log: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "matte",
  });
  pool.on("error", log);
  return new PostgresDialect({ pool });
}
