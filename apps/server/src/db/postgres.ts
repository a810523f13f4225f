import { PostgresDialect, type Dialect } from "kysely";
import pg from "pg";

const MOST_CONNECTIONS = 10;
const CONNECT_MS = 5000;

/**
 * PostgreSQL by its address. A connection that breaks while it rests is replaced with the next query.
 * @param log told of connections that broke
 */
export function postgresDialect(address: string, log: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: address,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "matte",
  });
  pool.on("error", log);
  return new PostgresDialect({ pool });
}
