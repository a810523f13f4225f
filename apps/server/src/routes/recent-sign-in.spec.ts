/** Deleting an account and granting rights need a sign-in within the last 24 hours. */
import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { findUser } from "../repositories/users.ts";
import { RECENT_SIGN_IN_MS } from "../services/authorized.ts";
import { administered } from "../testing/administered.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import { newActor } from "../testing/people.ts";

function signedInAgo(actor: Actor, ms: number): Actor {
  return { ...actor, session: { ...actor.session, startedAt: new Date(Date.now() - ms).toISOString() } };
}

eachDatabase((db) => {
  const people = administered(db);

  describe("with a sign-in of more than 24 hours ago", () => {
    it("the own account can’t be deleted, and it can with a later one", async () => {
      const { app } = people();
      const user = await newActor(db());
      const path = `/api/users/${user.uid}`;
      const old = signedInAgo(user, RECENT_SIGN_IN_MS + 1000);
      expect(await app.ask(old, "DELETE", path)).toEqual(failure("sign-in-too-old"));
      expect(await findUser(db(), user.uid)).toBeDefined();
      const recent = signedInAgo(user, RECENT_SIGN_IN_MS - 60_000);
      expect((await app.ask(recent, "DELETE", path)).status).toBe(200);
    });

    it("an administrator grants no rights and deletes no account, but takes rights away", async () => {
      const { app, administrator } = people();
      const { uid } = await newActor(db());
      const old = signedInAgo(administrator, RECENT_SIGN_IN_MS + 1000);
      const administer = (actor: Actor, changes: object) => app.ask(actor, "PATCH", `/api/admin/users/${uid}`, changes);
      for (const grant of [{ isAdmin: true }, { plan: "pro" }, { isAdmin: false, plan: "studio" }])
        expect(await administer(old, grant)).toEqual(failure("sign-in-too-old"));
      expect(await app.ask(old, "DELETE", `/api/users/${uid}`)).toEqual(failure("sign-in-too-old"));
      expect((await administer(signedInAgo(administrator, 0), { isAdmin: true })).status).toBe(200);
      expect((await administer(old, { isAdmin: false, plan: "free" })).status).toBe(200);
      expect(await findUser(db(), uid)).toMatchObject({ isAdmin: false, plan: "free" });
    });
  });
});
