import { sql } from "kysely";
import { expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { createFastify } from "./fastify.ts";
import { openOrFail, sqliteHome } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import { isDiskFull } from "./disk-full.ts";

it("A write to a full SQLite database is answered with 503, and works again with more space", async () => {
  const home = await sqliteHome();
  const db = await openOrFail(await home.newPlace());
  const app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
  app.get("/write", async () => {
    await sql`create table filler as select hex(zeroblob(1000000))`.execute(db);
    return "written";
  });
  await sql`pragma max_page_count = 1`.execute(db);
  const full = await app.inject({ url: "/write" });
  expect(full.statusCode).toBe(503);
  expect(full.json()).toEqual(failure("disk-full").body);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect((await app.inject({ url: "/write" })).statusCode).toBe(200);
  await app.close();
  await db.destroy();
  await home.clear();
});

it.each([
  [Object.assign(new Error("disk full"), { code: "53100" }), true],
  [Object.assign(new Error("no space left on device"), { code: "ENOSPC" }), true],
  [Object.assign(new Error("database is locked"), { errcode: 5 }), false],
  [new Error("anything"), false],
  ["53100", false],
])("%o: %s", (error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
