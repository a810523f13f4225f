import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sqliteStatements } from "./sqlite-statements.ts";

let folder: string;
let database: DatabaseSyncInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "matte-statements-"));
  database = new DatabaseSync(join(folder, "rows.sqlite"));
  database.exec("create table people (uid text, visits integer, note text)");
  database.exec("insert into people values ('ada', 3, null), ('grace', 5, '©')");
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ["select uid, visits as seen, note from people order by uid"],
  ["select *, visits as seen from people order by uid"],
])("Rows of “%s” map column names to values", (text) => {
  const rows = sqliteStatements(database, () => undefined)
    .prepare(text)
    .all([]);
  expect(rows).toMatchObject([
    { uid: "ada", seen: 3, note: null },
    { uid: "grace", seen: 5, note: "©" },
  ]);
});

it("A prepared statement can run again with other parameters, and returns no rows without a match", () => {
  const { prepare } = sqliteStatements(database, () => undefined);
  const text = "select visits from people where uid = ?";
  expect(prepare(text).all(["ada"])).toEqual([{ visits: 3 }]);
  expect(prepare(text).all(["grace"])).toEqual([{ visits: 5 }]);
  expect(prepare(text).all(["alan"])).toEqual([]);
});

it("Rows of a query that names its columns are plain objects", () => {
  const { all, iterate } = sqliteStatements(database, () => undefined).prepare("select uid, note from people");
  const rows = [...all([]), ...iterate([])];
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
});

it("Rows can be read one by one", () => {
  const statement = sqliteStatements(database, () => undefined).prepare("select uid from people order by uid");
  expect([...statement.iterate([])]).toEqual([{ uid: "ada" }, { uid: "grace" }]);
});

it("All columns are read after another process has replaced one", () => {
  const statement = sqliteStatements(database, () => undefined).prepare("select * from people where uid = ?");
  expect(statement.all(["grace"])).toMatchObject([{ uid: "grace", visits: 5, note: "©" }]);
  const other = new DatabaseSync(join(folder, "rows.sqlite"));
  other.exec("alter table people drop column visits; alter table people add column plan text default 'free'");
  other.close();
  expect(statement.all(["grace"])).toMatchObject([{ uid: "grace", note: "©", plan: "free" }]);
});
