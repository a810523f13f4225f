/** Earlier server versions write to a database migrated by a newer one: every reading route copes with their rows. */
import { endpoints, type Endpoint } from "@matte/contracts";
import { accountEndpoints } from "@matte/contracts/account";
import { describe, expect, it } from "vitest";
import type { DatabasePlace } from "./config/read.ts";
import { migrateThrough, migrationsOf, tablesOf } from "./db/snapshot.ts";
import { connectDatabase } from "./db/open.ts";
import { eachDatabase, openOrFail } from "./testing/each-database.ts";
import { forSuite } from "./testing/for-suite.ts";
import { insertPreviousRows, PREVIOUS, PREVIOUS_PARAMS, previousTables } from "./testing/previous-release.ts";
import { startServer } from "./testing/running-server.ts";

/** Migrations in the first release. */
const FIRST_RELEASE = 8;
/** Made by servers for themselves. */
const NOT_READ = new Set(["newsletter_keys", "signing_keys"]);

/** All but readiness, as the first image checker process may still be starting. */
const READING = Object.entries<Endpoint>({ ...endpoints, ...accountEndpoints }).filter(
  ([name, { method }]) => method === "GET" && name !== "readReadiness",
);

eachDatabase((_db, newPlace) => {
  const server = forSuite(async (keep) => {
    const place = await newPlace();
    const db = await openOrFail(place);
    await insertPreviousRows(db);
    await db.destroy();
    const { databaseUrl, dataDir } = place;
    const home = databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
    return keep(startServer({ ...home, RATE_LIMIT_REQUESTS: "0", RATE_LIMIT_FAILED_AUTH: "0" }), ({ stop }) => stop());
  });

  const ask = (path: string, token: string): Promise<Response> =>
    server().fetch(path, { headers: { cookie: `matte-session=${token}` } });

  it("has rows in every table that the first release reads", async () => {
    const db = connectDatabase(await newPlace(), () => undefined);
    const all = await allMigrations(newPlace);
    await migrateThrough(db, all.slice(0, FIRST_RELEASE));
    const tables = (await tablesOf(db)).filter((name) => !NOT_READ.has(name));
    expect(previousTables()).toEqual(expect.arrayContaining(tables));
    await db.destroy();
  });

  describe.each([PREVIOUS.token, PREVIOUS.administratorToken])("with the session %s", (token) => {
    it.each(READING)("%s answers without a failure of the server", async (_name, { path }) => {
      const filled = path.replaceAll(/:(\w+)/g, (_whole, name: keyof typeof PREVIOUS_PARAMS) => PREVIOUS_PARAMS[name]);
      const { status } = await ask(filled, token);
      expect(status).toBeLessThan(500);
    });

    it("lists sessions with ids by which they can be ended", async () => {
      const response = await ask(`/api/users/${PREVIOUS.uid}/sessions`, token);
      expect(response.status).toBe(200);
      const { sessions } = (await response.json()) as { readonly sessions: readonly { readonly id: string }[] };
      expect(sessions.map(({ id }) => id)).toEqual([
        expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      ]);
    });
  });
});

async function allMigrations(newPlace: () => Promise<DatabasePlace>): Promise<string[]> {
  const db = await openOrFail(await newPlace());
  const names = await migrationsOf(db);
  await db.destroy();
  return names;
}
