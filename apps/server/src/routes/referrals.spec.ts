import { describe, expect, it } from "vitest";
import { REFERRAL_LIMIT } from "@matte/contracts/referral-limits";
import { referralCode } from "@matte/contracts/referrals";
import { parseAnswer } from "@matte/contracts";
import type { Actor } from "../domain/actor.ts";
import type { Payments } from "../domain/payments.ts";
import { developmentPayments } from "../billing/development/payments.ts";
import { startDocuments } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { anyFailure, failure } from "../testing/failures.ts";
import { forSuite } from "../testing/for-suite.ts";
import { newPerson, newSession } from "../testing/people.ts";

const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** A partner with balances and without payments. */
const PARTNER: Payments = {
  ...developmentPayments,
  credits: {
    paymentsOf: () => Promise.resolve([]),
    monthOf: () => Promise.resolve(null),
    change: () => Promise.resolve(),
    isChanged: () => Promise.resolve(false),
  },
};

eachDatabase((db) => {
  const app = forSuite((keep) => keep(startDocuments(db(), PARTNER), ({ close }) => close()));
  const closed = forSuite((keep) => keep(startDocuments(db(), developmentPayments), ({ close }) => close()));

  async function account(createdAt = ago(0)): Promise<{ actor: Actor; address: string }> {
    const { uid, email } = await newPerson(db(), `${crypto.randomUUID()}@example.com`, "Jo", createdAt);
    return { actor: { uid, email, isAdmin: false, session: newSession() }, address: `/api/users/${uid}/referral` };
  }
  async function sender(): Promise<{ actor: Actor; address: string; code: string }> {
    const { actor, address } = await account();
    const { body } = await app().ask(actor, "POST", address);
    return { actor, address, code: (body as { code: string }).code };
  }

  describe("a sender’s code", () => {
    it("is made when the user asks for it, stays the same and names no account", async () => {
      const { actor, address } = await account();
      const before = { offered: true, code: null, opened: 0, joined: 0, paid: 0 };
      expect(await app().ask(actor, "GET", address)).toEqual({ status: 200, body: before });
      const { body } = await app().ask(actor, "POST", address);
      const { code } = body as { code: string };
      expect(parseAnswer(referralCode, code)).toBe(code);
      expect(actor.uid).not.toContain(code);
      expect((await app().ask(actor, "POST", address)).body).toEqual(body);
      expect((await app().ask(actor, "GET", address)).body).toEqual(body);
    });

    it("is not made where payments give no months", async () => {
      const { actor, address } = await account();
      expect(await closed().ask(actor, "POST", address)).toEqual(failure("checkout-closed"));
      expect((await closed().ask(actor, "GET", address)).body).toMatchObject({ offered: false, code: null });
    });

    it.each(["GET", "POST"] as const)("is not for other users (%s)", async (method) => {
      const { address } = await sender();
      const { actor } = await account();
      expect(await app().ask(actor, method, address)).toEqual(anyFailure(403));
      expect(await app().ask(null, method, address)).toEqual(anyFailure(401));
    });
  });

  describe("an arrival", () => {
    const arrive = async (createdAt: string, openedAt: string): Promise<unknown> => {
      const { code } = await sender();
      const { actor, address } = await account(createdAt);
      return (await app().ask(actor, "PUT", address, { code, openedAt })).body;
    };

    it.each([
      ["right after the account", ago(0), ago(0), true],
      ["on the last day", ago(0), ago(REFERRAL_LIMIT.days - 0.01), true],
      ["a day too late", ago(0), ago(REFERRAL_LIMIT.days + 1), false],
      ["by a link opened after joining", ago(0.9), ago(0), false],
      ["of an account of yesterday", ago(1.1), ago(1.2), false],
    ])("%s is counted as it should be", async (_name, createdAt, openedAt, counted) => {
      expect(await arrive(createdAt, openedAt)).toEqual({ counted });
    });

    it("counts once, for the first sender, and is in both accounts’ data", async () => {
      const [first, second] = [await sender(), await sender()];
      const { actor, address } = await account();
      const openedAt = ago(1);
      const come = (code: string) => app().ask(actor, "PUT", address, { code, openedAt });
      expect((await come(first.code)).body).toEqual({ counted: true });
      expect((await come(first.code)).body).toEqual({ counted: false });
      expect((await come(second.code)).body).toEqual({ counted: false });
      const data = async ({ uid }: Actor) =>
        (
          (await app().ask(first.actor.uid === uid ? first.actor : actor, "GET", `/api/users/${uid}/export`)).body as {
            referral: object;
          }
        ).referral;
      expect(await data(first.actor)).toEqual({ code: first.code, opened: 0, joined: 1, paid: 0, cameAt: null });
      expect(await data(actor)).toMatchObject({ code: null, cameAt: expect.any(String) as unknown });
    });

    it("by an own link or an unknown one is not counted", async () => {
      const { actor, address, code } = await sender();
      const openedAt = ago(0);
      expect((await app().ask(actor, "PUT", address, { code, openedAt })).body).toEqual({ counted: false });
      const unknown = "A".repeat(REFERRAL_LIMIT.code);
      expect((await app().ask(actor, "PUT", address, { code: unknown, openedAt })).body).toEqual({ counted: false });
    });

    it("after the checkout is not counted", async () => {
      const { code } = await sender();
      const { actor, address } = await account();
      await app().ask(actor, "POST", "/api/checkout", { offer: "pro-annual" });
      expect((await app().ask(actor, "PUT", address, { code, openedAt: ago(0) })).body).toEqual({ counted: false });
    });

    it.each<[body: object, status?: number]>([
      [{ code: "short", openedAt: "2026-11-28T10:00:00.000Z" }],
      [{ code: "<script>ab", openedAt: "2026-11-28T10:00:00.000Z" }],
      [{ code: "AAAAAAAAAA", openedAt: "yesterday" }],
      [{ code: "AAAAAAAAAA", openedAt: "2026-11-28T10:00:00.000Z", uid: "other" }, 403],
    ])("%j is refused", async (body, status = 400) => {
      const { actor, address } = await account();
      expect(await app().ask(actor, "PUT", address, body)).toEqual(anyFailure(status));
    });

    it("stays in its sender’s count when the account is deleted, without the account", async () => {
      const { actor: first, address: ofFirst, code } = await sender();
      const { actor, address } = await account();
      await app().ask(actor, "PUT", address, { code, openedAt: ago(0) });
      await app().ask(actor, "DELETE", `/api/users/${actor.uid}`);
      expect((await app().ask(first, "GET", ofFirst)).body).toMatchObject({ joined: 1 });
      const rows = await db().selectFrom("referrals").select("uid").where("uid", "=", actor.uid).execute();
      expect(rows).toEqual([]);
      await app().ask(first, "DELETE", `/api/users/${first.uid}`);
      const links = await db().selectFrom("referral_links").select("code").where("code", "=", code).execute();
      expect(links).toEqual([]);
    });
  });
});
