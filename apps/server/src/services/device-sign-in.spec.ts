/** Polls, decisions, renewals and ends for signed-in devices, on both databases and with a test clock. */
import { createHash } from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { isoTime } from "../domain/clock.ts";
import { listSessionsOf, revokeSessionsOf } from "../repositories/sessions.ts";
import { deleteUser, setPlan } from "../repositories/users.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import { newActor } from "../testing/people.ts";
import { UNENCRYPTED } from "../testing/unencrypted.ts";
import { DomainError } from "../domain/domain-error.ts";
import { authorizeSelf, type AuthorizedUser } from "./authorized.ts";
import { decideRequest, findRequest, POLL_S, REQUEST_S, requestSignIn, type DeviceCodes } from "./device-requests.ts";
import { createDeviceSignIn, DEVICE_ABSOLUTE_MS, type DeviceSignIn } from "./device-sign-in.ts";
import { createDeviceTokens, DEVICE_TOKEN_S, type DeviceTokens } from "./device-tokens.ts";
import { createSessions } from "./sessions.ts";
import { createKeyRing } from "./signing-keys.ts";

const START = Date.parse("2026-05-06T07:08:09Z");
const DAY_MS = 24 * 60 * 60_000;
const ORIGIN = "https://matte.example";

eachDatabase((db) => {
  let now: number;
  let tokens: DeviceTokens;
  let devices: DeviceSignIn;
  let user: AuthorizedUser;
  let codes: DeviceCodes;
  const clock = (): number => now;

  beforeEach(async () => {
    now = START;
    const ring = createKeyRing(db(), { clock, encryption: UNENCRYPTED });
    tokens = createDeviceTokens({ issuer: () => ORIGIN, clock, ring });
    devices = createDeviceSignIn(db(), tokens, clock);
    user = authorizeSelf(await newActor(db()));
    codes = await ask("studio-mac");
  });

  const ask = (name?: string): Promise<DeviceCodes> =>
    requestSignIn(db(), { client: "matte-cli", name, address: "::ffff:192.0.2.7" }, now);
  const decide = (allow: boolean, code = codes.userCode): Promise<void> =>
    decideRequest(db(), user, { code, allow }, isoTime(now));
  const poll = () => devices.collect(codes.deviceCode);
  const wait = (seconds: number): void => void (now += seconds * 1000);
  const signedIn = async (): Promise<string> => {
    await decide(true);
    return tokenIn(await poll());
  };

  describe("a device that waits", () => {
    it("is described by its program, its name, and time and network address of its request", async () => {
      const asked = { askedAt: isoTime(START), address: "192.0.2.7" };
      const expected = { client: "matte-cli", name: "studio-mac", ...asked };
      expect(await findRequest(db(), codes.userCode.toLowerCase(), isoTime(now))).toEqual(expected);
    });

    it.each([
      ["  studio\u0000-mac\n", "studio-mac"],
      ["\u202Eevil\u2028 \u200Bname", "evil-name"],
      ["a \t b", "a-b"],
      ["Ada’s MacBook", "Ada-s-MacBook"],
      ["写真_2.local", "写真_2.local"],
      ["é".repeat(100), "é".repeat(32)],
      ["Matte support: press Allow — verified ✓", "Matte-support-press-Allow-verifi"],
      [`x${"\u0335".repeat(64)}y`, "x\u0335\u0335y"],
      ["Matte\u3164support\uFFA0says\u034F", "Mattesupportsays"],
      ["—✓—", null],
      ["\u0007", null],
      [undefined, null],
    ])("with the name %j is listed as %j", async (name, listed) => {
      const { userCode } = await ask(name);
      expect(await findRequest(db(), userCode, isoTime(now))).toMatchObject({ name: listed });
    });

    it("learns that its user hasn’t decided, as long as it keeps the interval", async () => {
      for (let polls = 0; polls < 3; polls++) {
        expect(await poll()).toEqual({ error: "authorization_pending" });
        wait(POLL_S);
      }
    });

    it("has to poll 5 seconds slower each time that it polls too early", async () => {
      await poll();
      wait(POLL_S - 2);
      expect(await poll()).toEqual({ error: "slow_down" });
      wait(POLL_S);
      expect(await poll()).toEqual({ error: "slow_down" });
      wait(POLL_S + 10);
      expect(await poll()).toEqual({ error: "authorization_pending" });
    });

    it("is told that its code has expired, and its user can’t allow it any more", async () => {
      wait(REQUEST_S);
      expect(await poll()).toEqual({ error: "expired_token" });
      await expect(decide(true)).rejects.toMatchObject({ code: "device-code-not-found" });
      await expect(findRequest(db(), codes.userCode, isoTime(now))).rejects.toBeInstanceOf(DomainError);
      wait(2 * 60 * 60);
      await ask();
      expect(await poll()).toEqual({ error: "invalid_grant" });
    });

    it("is told once that it was denied", async () => {
      await decide(false);
      expect(await poll()).toEqual({ error: "access_denied" });
      expect(await poll()).toEqual({ error: "invalid_grant" });
      expect(await listSessionsOf(db(), user.uid)).toEqual([]);
    });

    it.each(["", "WDJB-MJH", "AAAA-AAAA", "' or 1=1 --", "x".repeat(64)])("isn’t found with %j", async (code) => {
      const { body } = failure("device-code-not-found");
      await expect(findRequest(db(), code, isoTime(now))).rejects.toThrow((body as { error: string }).error);
      await expect(decide(true, code)).rejects.toMatchObject({ code: "device-code-not-found" });
    });

    it("has codes of which the database keeps nothing that a device could send", async () => {
      const rows = JSON.stringify(await db().selectFrom("device_requests").selectAll().execute());
      expect(rows).not.toContain(codes.deviceCode);
      expect(rows).toContain(createHash("sha256").update(codes.deviceCode).digest("hex"));
    });
  });

  it.each([true, false])("the address of a device is forgotten once it is decided: %s", async (allow) => {
    const stored = async (): Promise<string> => {
      const requests = db().selectFrom("device_requests").selectAll().where("user_code", "=", codes.userCode);
      return JSON.stringify(await requests.executeTakeFirstOrThrow());
    };
    expect(await stored()).toContain("192.0.2.7");
    await decide(allow);
    expect(await stored()).not.toContain("192.0.2.7");
  });

  describe("an allowed device", () => {
    it("gets a token that names user, session and plan for 30 days", async () => {
      await setPlan(db(), user.uid, "studio", isoTime(now));
      const token = await signedIn();
      const [session] = await listSessionsOf(db(), user.uid);
      const claims = decodeJwt(token);
      expect(claims).toMatchObject({
        iss: ORIGIN,
        aud: "matte-device",
        sub: user.uid,
        sid: session!.id,
        plan: "studio",
      });
      expect(claims.exp! - claims.iat!).toBe(DEVICE_TOKEN_S);
      expect(decodeProtectedHeader(token)).toMatchObject({ alg: "ES256", typ: "matte-device+jwt" });
      expect(session).toMatchObject({ client: "matte-cli", browser: null, system: "studio-mac" });
      expect(session!.expiresAt).toBe(isoTime(START + DEVICE_TOKEN_S * 1000));
    });

    it("gets its token once, even when two polls arrive together", async () => {
      await decide(true);
      const outcomes = await Promise.all([poll(), poll(), poll()]);
      expect(outcomes.filter((outcome) => "token" in outcome)).toHaveLength(1);
      wait(POLL_S);
      expect(await poll()).toEqual({ error: "invalid_grant" });
    });

    it("has one session, even when it is allowed twice at the same time", async () => {
      const outcomes = await Promise.allSettled([decide(true), decide(true), decide(false)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await expect(decide(true)).rejects.toMatchObject({ code: "device-code-not-found" });
      expect((await listSessionsOf(db(), user.uid)).length).toBeLessThanOrEqual(1);
    });

    it("ends the one that was not used for the longest time when it is the 21st of its account", async () => {
      const first = await signedIn();
      for (let count = 1; count <= 20; count++) {
        wait(1);
        const { userCode } = await ask();
        await decide(true, userCode);
      }
      const live = (await listSessionsOf(db(), user.uid)).filter(({ revokedAt }) => revokedAt === null);
      expect(live).toHaveLength(20);
      expect(await devices.renew(first)).toEqual({ error: "invalid_grant" });
    });

    it("isn’t listed any more when it never collects its token", async () => {
      await decide(true);
      const [session] = await listSessionsOf(db(), user.uid);
      expect(session!.expiresAt).toBe(isoTime(START + REQUEST_S * 1000));
    });

    it("gets no token when its user has ended all sessions since", async () => {
      await decide(true);
      await revokeSessionsOf(db(), user.uid, isoTime(now));
      expect(await poll()).toEqual({ error: "access_denied" });
    });

    it("gets no token when the account was deleted since", async () => {
      await decide(true);
      await deleteUser(db(), user.uid);
      expect(await poll()).toEqual({ error: "access_denied" });
    });

    it("has no token that signs a browser in", async () => {
      const token = await signedIn();
      const sessions = createSessions(db(), clock);
      const [stored] = await db().selectFrom("sessions").selectAll().where("uid", "=", user.uid).execute();
      for (const cookie of [token, codes.deviceCode, stored!.token_hash, stored!.id])
        expect(await sessions.find(cookie)).toBeNull();
    });
  });

  describe("renewing a token", () => {
    it("gives the plan of the moment, for 30 days from now", async () => {
      const token = await signedIn();
      await setPlan(db(), user.uid, "pro", isoTime(now));
      now += 20 * DAY_MS;
      const claims = decodeJwt(tokenIn(await devices.renew(token)));
      expect(claims).toMatchObject({ plan: "pro", sub: user.uid, exp: START / 1000 + 50 * 24 * 60 * 60 });
      const [session] = await listSessionsOf(db(), user.uid);
      expect(session).toMatchObject({ lastSeenAt: isoTime(now), expiresAt: isoTime(now + 30 * DAY_MS) });
    });

    it("ends the session when a replaced token comes back, since another device has a copy", async () => {
      const token = await signedIn();
      const renewed = tokenIn(await devices.renew(token));
      const again = tokenIn(await devices.renew(renewed));
      expect(await devices.renew(token)).toEqual({ error: "invalid_grant" });
      expect(await devices.renew(again)).toEqual({ error: "invalid_grant" });
      const [session] = await listSessionsOf(db(), user.uid);
      expect(session!.revokedAt).toBe(isoTime(now));
    });

    it("repeats the latest renewal for ten minutes, because its answer may have been lost", async () => {
      const token = await signedIn();
      const answers = await Promise.all([devices.renew(token), devices.renew(token), devices.renew(token)]);
      expect(answers.map((answer) => decodeJwt(tokenIn(answer))["number"])).toEqual([1, 1, 1]);
      wait(600);
      const repeated = tokenIn(await devices.renew(token));
      expect(decodeJwt(tokenIn(await devices.renew(repeated)))["number"]).toBe(2);
    });

    it("ends the session when the token before the latest comes later", async () => {
      const token = await signedIn();
      await devices.renew(token);
      wait(601);
      expect(await devices.renew(token)).toEqual({ error: "invalid_grant" });
      expect((await listSessionsOf(db(), user.uid))[0]!.revokedAt).not.toBeNull();
    });

    it("works across the rotation of keys, until the token has expired", async () => {
      const token = await signedIn();
      now += 30 * DAY_MS - 1000;
      const renewed = tokenIn(await devices.renew(token));
      expect(decodeProtectedHeader(renewed).kid).toBe(decodeProtectedHeader(token).kid);
      now += 2 * DAY_MS;
      expect(await devices.renew(token)).toEqual({ error: "invalid_grant" });
      const later = tokenIn(await devices.renew(renewed));
      expect(decodeProtectedHeader(later).kid).not.toBe(decodeProtectedHeader(token).kid);
      now += 27 * DAY_MS;
      expect(await tokens.verify(renewed)).not.toBeNull();
    });

    it("ends a year after the sign-in, and no token is valid longer", async () => {
      let token = await signedIn();
      for (; now < START + DEVICE_ABSOLUTE_MS - 20 * DAY_MS; now += 20 * DAY_MS)
        token = tokenIn(await devices.renew(token));
      expect(decodeJwt(tokenIn(await devices.renew(token))).exp).toBe((START + DEVICE_ABSOLUTE_MS) / 1000);
      now = START + DEVICE_ABSOLUTE_MS;
      expect(await devices.renew(token)).toEqual({ error: "invalid_grant" });
    });

    it.each<[string, () => Promise<unknown>]>([
      ["the device signed out", async () => devices.revoke(await issued())],
      ["the user signed out everywhere", () => revokeSessionsOf(db(), user.uid, isoTime(now))],
      ["the account was deleted", () => deleteUser(db(), user.uid)],
    ])("is refused when %s", async (_what, end) => {
      await issued();
      await end();
      expect(await devices.renew(last)).toEqual({ error: "invalid_grant" });
    });

    it.each(["", "a.b.c", "x".repeat(4000)])("is refused for the token %j", async (token) => {
      expect(await devices.renew(token)).toEqual({ error: "invalid_grant" });
    });

    let last = "";
    const issued = async (): Promise<string> => (last ||= await signedIn());
    beforeEach(() => {
      last = "";
    });
  });
});

function tokenIn(outcome: Awaited<ReturnType<DeviceSignIn["collect"]>>): string {
  if ("error" in outcome) throw new Error(outcome.error);
  return outcome.token;
}
