import { randomUUID } from "node:crypto";
import type { SessionList } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { createSessions } from "../services/sessions.ts";
import { administered } from "../testing/administered.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import { newActor } from "../testing/people.ts";

const PHONE = { browser: "Safari", system: "iPhone" };
const COMPUTER = { browser: "Firefox", system: "Linux" };

eachDatabase((db) => {
  const people = administered(db);
  const sessions = () => createSessions(db(), Date.now);
  const path = ({ uid }: Actor, id = ""): string => `/api/users/${uid}/sessions${id && `/${id}`}`;
  const listOf = async (actor: Actor): Promise<SessionList["sessions"]> =>
    ((await people().app.ask(actor, "GET", path(actor))).body as SessionList).sessions;

  /** Signs a new user in on two devices. */
  const newUser = async () => {
    const { uid } = await newActor(db());
    const tokens = [
      await sessions().begin(uid, undefined, PHONE),
      await sessions().begin(uid, undefined, COMPUTER),
    ] as const;
    const [phone, computer] = await Promise.all(tokens.map((token) => sessions().find(token)));
    return { tokens, phone: phone!.actor, computer: computer!.actor };
  };
  const live = (tokens: readonly string[]): Promise<boolean[]> =>
    Promise.all(tokens.map(async (token) => (await sessions().find(token)) !== null));

  describe("the sessions of an account", () => {
    it("are listed with their devices, the own one first, and without ended ones", async () => {
      const { phone, computer } = await newUser();
      const ended = await sessions().begin(phone.uid, undefined, PHONE);
      await sessions().end(ended);
      expect(await listOf(phone)).toMatchObject([
        { id: phone.session.id, client: null, ...PHONE, current: true },
        { id: computer.session.id, ...COMPUTER, current: false },
      ]);
    });

    it("are listed without anything that signs in", async () => {
      const { phone, tokens } = await newUser();
      const { token_hash: hash } = await db()
        .selectFrom("sessions")
        .select("token_hash")
        .where("id", "=", phone.session.id)
        .executeTakeFirstOrThrow();
      const text = JSON.stringify(await listOf(phone));
      for (const secret of [...tokens, hash]) expect(text).not.toContain(secret);
    });

    it("can be ended one by one", async () => {
      const { phone, computer, tokens } = await newUser();
      const end = () => people().app.ask(computer, "DELETE", path(computer, phone.session.id));
      expect(await end()).toEqual({ status: 200, body: { success: true } });
      expect(await live(tokens)).toEqual([false, true]);
      expect(await end()).toEqual(failure("session-not-found"));
    });

    it("can be ended all at once, and those of others stay", async () => {
      const [{ computer, tokens }, other] = [await newUser(), await newUser()];
      const answer = await people().app.ask(computer, "DELETE", path(computer));
      expect(answer).toEqual({ status: 200, body: { success: true, ended: 2 } });
      expect(await live(tokens)).toEqual([false, false]);
      expect(await live(other.tokens)).toEqual([true, true]);
      expect((await people().lastActs()).some(({ subject }) => subject === computer.uid)).toBe(false);
    });

    it("can’t be listed or ended by other users", async () => {
      const [{ phone, tokens }, { phone: other }] = [await newUser(), await newUser()];
      const { app } = people();
      for (const [method, url] of [
        ["GET", path(phone)],
        ["DELETE", path(phone)],
        ["DELETE", path(phone, phone.session.id)],
      ] as const) {
        expect(await app.ask(other, method, url)).toEqual(failure("forbidden"));
        expect(await app.ask(null, method, url)).toEqual(failure("unauthenticated"));
      }
      // Another user's session id, under the user's account.
      expect(await app.ask(other, "DELETE", path(other, phone.session.id))).toEqual(failure("session-not-found"));
      expect(await live(tokens)).toEqual([true, true]);
    });

    it("can be ended by administrators, which is recorded", async () => {
      const { app, administrator, lastActs } = people();
      const { phone, tokens } = await newUser();
      const answer = await app.ask(administrator, "DELETE", path(phone));
      expect(answer).toEqual({ status: 200, body: { success: true, ended: 2 } });
      expect(await live(tokens)).toEqual([false, false]);
      const [act] = await lastActs();
      expect(act).toMatchObject({
        actor: administrator.uid,
        subject: phone.uid,
        act: "sessions",
        before: "2",
        after: "0",
      });
      const unknown = await app.ask(administrator, "DELETE", `/api/users/${randomUUID()}/sessions`);
      expect(unknown).toEqual(failure("user-not-found"));
    });

    it("end when the administrator role is revoked", async () => {
      const { app, administrator } = people();
      const { phone, tokens } = await newUser();
      const administer = (isAdmin: boolean) =>
        app.ask(administrator, "PATCH", `/api/admin/users/${phone.uid}`, { isAdmin });
      await administer(true);
      expect(await live(tokens)).toEqual([true, true]);
      await administer(false);
      expect(await live(tokens)).toEqual([false, false]);
    });
  });
});
