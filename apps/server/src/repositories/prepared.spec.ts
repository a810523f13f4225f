import { expect, it } from "vitest";
import { eachDatabase } from "../testing/each-database.ts";
import { newPerson } from "../testing/people.ts";
import { prepared } from "./prepared.ts";

const ofPlan = prepared(["email", "uid"], (db, { email, uid }) =>
  db.selectFrom("users").select("uid").where("plan", "=", "free").where("uid", "=", uid).where("email", "=", email),
);

const deletion = prepared(["uid"], (db, { uid }) => db.deleteFrom("users").where("uid", "=", uid));

eachDatabase((db) => {
  it("A prepared query is compiled once, and runs with other parameters and the same constants each time", async () => {
    const people = await Promise.all(["ada@example.com", "bob@example.com"].map((email) => newPerson(db(), email)));
    for (const { uid, email } of people) expect(await ofPlan(db(), { uid, email })).toEqual([{ uid }]);
    const [ada, bob] = people;
    expect(await ofPlan(db(), { uid: ada!.uid, email: bob!.email })).toEqual([]);
    await db()
      .transaction()
      .execute(async (transaction) => {
        expect(await ofPlan(transaction, { uid: ada!.uid, email: ada!.email })).toHaveLength(1);
      });
  });

  it("A query that writes can't be prepared", async () => {
    await expect(deletion(db(), { uid: "ada" })).rejects.toThrow("Only a select can be prepared.");
  });
});
