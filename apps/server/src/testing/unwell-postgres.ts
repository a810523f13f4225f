import { newPostgresDatabase } from "./each-database.ts";
import { startUnwell, type Unwell } from "./unwell.ts";

export interface UnwellPostgres {
  readonly front: Unwell;
  /** DATABASE_URL for an empty database reached through it. */
  readonly address: string;
}

export async function startUnwellPostgres(): Promise<UnwellPostgres> {
  // A host makes the URL parsable; the server is reached by the socket in a folder.
  const url = new URL((await newPostgresDatabase()).replace("postgresql:///", "postgresql://socket/"));
  const front = await startUnwell({ path: `${url.searchParams.get("host")}/.s.PGSQL.5432` });
  return { front, address: `postgresql://postgres@127.0.0.1:${front.port}${url.pathname}` };
}
