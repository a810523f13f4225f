import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "./db/schema.ts";
import { listActs } from "./repositories/audit-log.ts";
import { findUser } from "./repositories/users.ts";
import { createSessions } from "./services/sessions.ts";
import { commandHome, outcomeOf, type CommandHome, type CommandOutcome } from "./testing/command.ts";
import { newPerson, THEN } from "./testing/people.ts";
import { runUserCommand } from "./user-command.ts";

let home: CommandHome;
let db: Db;
beforeAll(async () => {
  home = await commandHome();
  ({ db } = home);
});
afterAll(() => home.clear());

function run(...args: readonly string[]): Promise<CommandOutcome> {
  return outcomeOf((say) => runUserCommand(home.environment, args, say));
}

describe("npm run user", () => {
  it("sets the plan", async () => {
    const { uid } = await newPerson(db, "plan@example.com");
    const done = await run("set-plan", "Plan@example.com", "studio");
    expect(done).toEqual({ code: 0, output: "plan@example.com is on the plan studio." });
    expect(await findUser(db, uid)).toMatchObject({ plan: "studio", isAdmin: false });
  });

  it("grants the administrator role", async () => {
    const { uid } = await newPerson(db, "boss@example.com");
    expect(await run("set-admin", "boss@example.com")).toMatchObject({ code: 0 });
    expect(await findUser(db, uid)).toMatchObject({ plan: "free", isAdmin: true });
  });

  it("shows everything that is stored", async () => {
    const { uid } = await newPerson(db, "show@example.com");
    const { code, output } = await run("show", "show@example.com");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ document: { uid, email: "show@example.com" } });
  });

  it("ends all sessions of a user, and records it", async () => {
    const { uid } = await newPerson(db, "lost@example.com");
    const sessions = createSessions(db, Date.now);
    const token = await sessions.begin(uid, undefined, { browser: null, system: null });
    const done = await run("end-sessions", "lost@example.com");
    expect(done).toEqual({ code: 0, output: "1 session of lost@example.com has ended." });
    expect(await sessions.find(token)).toBeNull();
    const again = await run("end-sessions", "lost@example.com");
    expect(again.output).toBe("0 sessions of lost@example.com have ended.");
    const acts = (await listActs(db, null, 10)).filter(({ subject }) => subject === uid);
    expect(acts.map(({ act, actor, before }) => [act, actor, before])).toEqual(
      expect.arrayContaining([["sessions", null, "1"]]),
    );
  });

  it("deletes an account", async () => {
    const { uid } = await newPerson(db, "gone@example.com");
    expect(await run("delete", "gone@example.com")).toMatchObject({ code: 0 });
    expect(await findUser(db, uid)).toBeUndefined();
    const [newest] = await listActs(db, null, 1);
    expect(newest).toMatchObject({ act: "deletion", actor: null, subject: uid, before: "free", after: "" });
  });

  it("deletes an account whose payments it can’t end only when its operator has ended them", async () => {
    const { uid } = await newPerson(db, "paying@example.com");
    const customer = {
      customer_id: "cus_1",
      uid,
      partner: "stripe",
      last_ticket: 1,
      applied_ticket: 1,
      created_at: THEN,
    };
    await db.insertInto("customers").values(customer).execute();
    expect(await run("delete", "paying@example.com")).toMatchObject({ code: 1 });
    expect(await run("delete", "paying@example.com", "--payment-ended")).toMatchObject({ code: 1 });
    expect(await findUser(db, uid)).toBeDefined();
    expect(await run("delete", "paying@example.com", "--payments-ended")).toMatchObject({ code: 0 });
    expect(await findUser(db, uid)).toBeUndefined();
  });

  it("changes nothing if several users match", async () => {
    const twins = [await newPerson(db, "twin@example.com"), await newPerson(db, "twin@example.com")];
    const { code, output } = await run("delete", "twin@example.com");
    expect(code).toBe(1);
    for (const { uid, subject } of twins) {
      expect(output).toContain(subject);
      expect(await findUser(db, uid)).toBeDefined();
    }
  });

  it.each([
    [["set-plan", "nobody@example.com", "pro"], /^No user has signed in with nobody@example\.com\.$/],
    [["set-plan", "plan@example.com", "gold"], /^npm run user -- set-plan EMAIL free\|pro\|studio\n/],
    [["set-plan", "plan@example.com"], /^npm run user/],
    [["set-plan"], /^npm run user/],
    [["constructor", "plan@example.com"], /^npm run user/],
    [[], /^npm run user/],
  ])("rejects %j with a sentence", async (args, words) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toMatch(words);
  });

  it.each([
    [{ DATA_DIR: fileURLToPath(import.meta.url) }, /^The database in DATA_DIR, .+, can’t be opened: EEXIST/],
    [{ DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/matte" }, /^The database at DATABASE_URL can’t be opened: /],
    [{ DATABASE_URL: "mysql://me:hunter2@host/matte" }, /^DATABASE_URL must be/],
  ])("reports mistakes of the database or the configuration: %j", async (wrong, words) => {
    const { code, output } = await outcomeOf((say) => runUserCommand(wrong, ["show", "a@example.com"], say));
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(output).not.toContain("hunter2");
  });
});
