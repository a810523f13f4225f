/** As many people and images as are asked for, made by the database itself. */
import { sql } from "kysely";
import { isPostgres } from "../../apps/server/src/db/dialect.ts";
import type { Db } from "../../apps/server/src/db/schema.ts";
import { rebuildCounters } from "../../apps/server/src/services/statistics.ts";

const ISSUER = "https://bench.example";
const THEN = "2026-01-01T00:00:00.000Z";
/** Added to every number, so that all have as many digits: names then grow with them, and indexes at their end alone. */
const BASE = 1_000_000_000;

/** The position in the list of users, behind which the person of this number comes. */
export function cursorTo(number: number): string {
  return `${THEN}_u${BASE + number}`;
}

/** Fills an empty database and counts what is in it. Places are many: one for each fifty people. */
export async function seedCrowd(db: Db, people: number, images: number): Promise<void> {
  const place = Math.max(1, Math.floor(people / 50));
  const base = sql.lit(BASE);
  const owner = sql`'u' || (${base} + 1 + (n - 1) / ${sql.lit(Math.ceil(images / people))})`;
  await sql`
    insert into users (uid, issuer, subject, email, plan, is_admin, onboarding, onboarding_completed_at,
      created_at, changed_at, search_text)
    select 'u' || (${base} + n), ${sql.lit(ISSUER)}, '' || (${base} + n), 'person' || (${base} + n) || '@example.com',
      case n % 12 when 0 then 'pro' else 'free' end, 0,
      '{"craft":"' || case n % 3 when 0 then 'artist' else 'photographer' end || '","primaryUseCase":"portfolio",'
        || '"imageVolume":"1-5","preferredPlatform":"website","defaultLocation":"Place ' || (n % ${sql.lit(place)}) || '"}',
      ${sql.lit(THEN)}, ${sql.lit(THEN)}, ${sql.lit(THEN)}, 'person' || (${base} + n) || '@example.com '
    from ${numbers(db, people)}`.execute(db);
  await sql`
    insert into images (key, uid, kind, filename, size, state, uploaded_at, changed_at)
    select ${owner} || '/' || (${base} + n), ${owner},
      case n % 2 when 0 then 'matte' else 'original' end, n || '.jpg', 400000, 'stored',
      ${sql.lit(THEN)}, ${sql.lit(THEN)}
    from ${numbers(db, images)}`.execute(db);
  if (isPostgres(db)) await sql`analyze`.execute(db);
  await rebuildCounters(db);
}

/** A table of the numbers from 1, in the column `n`. */
function numbers(db: Db, count: number) {
  return isPostgres(db)
    ? sql`generate_series(1, ${sql.lit(count)}) as numbers (n)`
    : sql`(with recursive r (n) as (select 1 union all select n + 1 from r where n < ${sql.lit(count)}) select n from r)`;
}
