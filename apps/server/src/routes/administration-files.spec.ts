import { expect, it } from "vitest";
import { administered } from "../testing/administered.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, newPerson, THEN } from "../testing/people.ts";

eachDatabase((db) => {
  const people = administered(db);

  it("The audit log is available as CSV, with the addresses of users who still exist", async () => {
    const { app, administrator } = people();
    const [stays, goes] = [await newActor(db()), await newActor(db())];
    await app.ask(administrator, "PATCH", `/api/admin/users/${stays.uid}`, { plan: "pro" });
    await app.ask(administrator, "DELETE", `/api/users/${goes.uid}`);
    const { type, bytes } = await app.fetch(administrator, "/api/admin/audit.csv");
    expect(type).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = bytes.toString().trimEnd().split("\r\n");
    expect(head).toBe("at,administrator,administrator uid,user,user uid,act,before,after");
    const by = `${administrator.email},${administrator.uid}`;
    expect(lines.find((line) => line.includes(stays.uid))).toContain(
      `Z,${by},${stays.email},${stays.uid},plan,free,pro`,
    );
    expect(lines.find((line) => line.includes(goes.uid))).toContain(`Z,${by},,${goes.uid},deletion,free,`);
    const rows = await db().selectFrom("audit_log").select("id").execute();
    expect(lines).toHaveLength(rows.length);
  });

  it.each([
    ["users", "/api/users.csv", "uid,name,email,craft,location,plan,administrator,joined"],
    ["newsletter", "/api/admin/newsletter.csv", "email,consented,unsubscribe,confirmed"],
    ["audit", "/api/admin/audit.csv", "at,administrator,administrator uid,user,user uid,act,before,after"],
  ])("An export of the list of %s is recorded", async (what, path, head) => {
    const { app, administrator, lastActs } = people();
    const [before] = await lastActs();
    const { type, bytes } = await app.fetch(administrator, path);
    expect([type, bytes.toString().split("\r\n")[0]]).toEqual(["text/csv; charset=utf-8", head]);
    const [act, other] = await lastActs();
    expect(act).toMatchObject({ actor: administrator.uid, subject: "", act: "export", before: "", after: what });
    expect(other).toEqual(before);
  });

  it("The file of users has all users, and no formulas", async () => {
    const { app, ada, administrator } = people();
    await newPerson(db(), "formula@example.com", '=HYPERLINK("https://evil.example")', THEN);
    const { type, bytes } = await app.fetch(administrator, "/api/users.csv");
    expect(type).toBe("text/csv; charset=utf-8");
    const lines = bytes.toString().trimEnd().split("\r\n");
    expect(lines[0]).toBe("uid,name,email,craft,location,plan,administrator,joined");
    const { count } = await db()
      .selectFrom("users")
      .select((row) => row.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(lines).toHaveLength(Number(count) + 1);
    expect(lines.find((line) => line.includes("formula@"))).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(lines.find((line) => line.startsWith(ada.uid))).toMatch(/,pro,no,2026-03-01T10:00:00\.000Z$/);
  });
});
