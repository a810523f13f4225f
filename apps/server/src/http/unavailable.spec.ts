import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leastTime, wall } from "../../../../test/time/least.ts";
import { readConfig } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { openOrFail, sqliteHome } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import type { App } from "./app.ts";
import { createFastify } from "./fastify.ts";
import { unavailabilityOf } from "./unavailable.ts";

describe("A server with SQLite", () => {
  let home: Awaited<ReturnType<typeof sqliteHome>>;
  let file: string;
  let db: Db;
  let app: App;
  beforeEach(async () => {
    home = await sqliteHome();
    const place = await home.newPlace();
    file = join(place.dataDir, "matte.sqlite");
    db = await openOrFail(place);
    await sql`create table filler (content text)`.execute(db);
    app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
    const fill = (target: Db) => sql`insert into filler values (hex(zeroblob(1000000)))`.execute(target);
    app.get("/write", async () => {
      await fill(db);
      return "written";
    });
    app.get("/transaction", async () => {
      await db.transaction().execute(fill);
      return "written";
    });
  });
  afterEach(async () => {
    await app.close();
    await db.destroy();
    await home.clear();
  });

  const statusOf = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;

  it.each(["/write", "/transaction"])(
    "answers a %s without space with 503, and works again with space",
    async (url) => {
      await sql`pragma max_page_count = 1`.execute(db);
      const full = await app.inject({ url });
      expect(full.statusCode).toBe(503);
      expect(full.json()).toEqual(failure("disk-full").body);
      await sql`pragma max_page_count = 1000000`.execute(db);
      expect(await statusOf(url)).toBe(200);
    },
  );

  it("waits for another process without blocking, answers with 503, and works again when that has written", async () => {
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    const failing = async (): Promise<void> => {
      let turns = 0;
      const turn = setInterval(() => (turns += 1), 50);
      const answers = await Promise.all(["/write", "/transaction", "/write"].map((url) => app.inject({ url })));
      clearInterval(turn);
      expect(turns).toBeGreaterThan(30);
      for (const answer of answers) {
        expect(answer.statusCode).toBe(503);
        expect(answer.headers["retry-after"]).toBe("1");
        expect(answer.json()).toEqual(failure("data-unavailable").body);
      }
    };
    // Those queued after the first don't wait as long again.
    expect(await leastTime(failing, { below: 9000, clock: wall, rounds: 3 })).toBeLessThan(9000);
    const waiting = statusOf("/transaction");
    other.exec("commit");
    other.close();
    expect(await waiting).toBe(200);
  });

  it("reads while another process writes", async () => {
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    expect((await sql`select * from filler`.execute(db)).rows).toEqual([]);
    other.close();
  });
});

const errorWith = (properties: object): Error => Object.assign(new Error("anything"), properties);

it.each([
  [{ code: "53100" }, "disk-full"],
  [{ code: "ENOSPC", syscall: "write" }, "disk-full"],
  [{ errcode: 13, code: "ERR_SQLITE_ERROR" }, "disk-full"],
  [{ errcode: 5 }, "data-unavailable"],
  [{ errcode: 4874 }, "data-unavailable"],
  [{ errcode: 1032 }, "data-unavailable"],
  [{ errcode: 19 }, null],
  [{ code: "57P01" }, "data-unavailable"],
  [{ code: "25006" }, "data-unavailable"],
  [{ code: "40P01" }, "data-unavailable"],
  [{ code: "23505" }, null],
  [{ code: "EROFS", syscall: "open" }, "data-unavailable"],
  [{ code: "ECONNREFUSED", syscall: "connect" }, "data-unavailable"],
  [{}, null],
])("An error with %o is %s", (properties, expected) => {
  expect(unavailabilityOf(errorWith(properties))).toBe(expected);
});

it("Anything but an error is no unavailability", () => {
  expect(unavailabilityOf("53100")).toBeNull();
});
