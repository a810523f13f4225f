/** As many people and images as are asked for, made by the database itself. */
import { sql } from "kysely";
import { isPostgres } from "../../apps/server/src/db/dialect.ts";
import type { Db } from "../../apps/server/src/db/schema.ts";
import { rebuildCounters } from "../../apps/server/src/services/statistics.ts";

const ISSUER = "https://bench.example";
const THEN = "2026-01-01T00:00:00.000Z";

/** Fills an empty database and counts what is in it. Places are many: one for each fifty people. */
export async function seedCrowd(db: Db, people: number, images: number): Promise<void> {
  const place = Math.max(1, Math.floor(people / 50));
  await sql`
    insert into users (uid, issuer, subject, email, plan, is_admin, onboarding, onboarding_completed_at,
      created_at, changed_at, search_text)
    select 'u' || n, ${sql.lit(ISSUER)}, '' || n, 'person' || n || '@example.com',
      case n % 12 when 0 then 'pro' else 'free' end, 0,
      '{"craft":"' || case n % 3 when 0 then 'artist' else 'photographer' end || '","primaryUseCase":"portfolio",'
        || '"imageVolume":"1-5","preferredPlatform":"website","defaultLocation":"Place ' || (n % ${sql.lit(place)}) || '"}',
      ${sql.lit(THEN)}, ${sql.lit(THEN)}, ${sql.lit(THEN)}, 'person' || n || '@example.com '
    from ${numbers(db, people)}`.execute(db);
  await sql`
    insert into images (key, uid, kind, filename, size, state, uploaded_at, changed_at)
    select 'u' || (n % ${sql.lit(people)}) || '/' || n, 'u' || (n % ${sql.lit(people)}),
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
