/** Double opt-in with a mail server, on both databases: an address is on the list once its owner confirms it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openOrFail, eachDatabase } from "../testing/each-database.ts";
import type { Db } from "../db/schema.ts";
import { deleteExpiredRequests } from "../services/newsletter-requests.ts";
import { mailboxOf } from "../services/mailbox.ts";
import { answerOf, failure } from "../testing/failures.ts";
import { startMailbox, type Mailbox } from "../../../../test/mail/index.ts";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../testing/visitor.ts";

const HOUR_MS = 60 * 60_000;
const FORM = { method: "POST", body: new URLSearchParams({ asked: "page" }) };

eachDatabase((_db, newPlace) => {
  let server: RunningServer;
  let mailbox: Mailbox;
  let administrator: Visitor;
  let db: Db;
  const environment = async (): Promise<Record<string, string>> => {
    const { databaseUrl, dataDir } = await newPlace();
    return {
      ...(databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
      SMTP_URL: mailbox.url,
      SMTP_FROM: "letters@matte.example",
      RATE_LIMIT_NEWSLETTER: "0",
    };
  };
  beforeAll(async () => {
    mailbox = await startMailbox();
    const variables = await environment();
    server = await startServer(variables);
    db = await openOrFail({ databaseUrl: variables["DATABASE_URL"] ?? null, dataDir: variables["DATA_DIR"] ?? "" });
    administrator = newVisitor(server.origin);
    await administrator.signIn("admin@example.com");
  });
  beforeEach(() => {
    mailbox.refusing = false;
    mailbox.beforeAccepting = () => Promise.resolve();
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
    await mailbox.stop();
  });

  const join = (email: string, at = server): Promise<Response> =>
    at.fetch("/api/newsletter", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, consent: true }),
    });
  const lineOf = async (email: string): Promise<string | undefined> => {
    const file = await (await administrator.ask("/api/admin/newsletter.csv")).text();
    return file.split("\r\n").find((line) => line.startsWith(`${email},`));
  };
  /** Returns the path and query of the last letter's link. */
  const linkTo = async (email: string, count?: number): Promise<string> => {
    const { pathname, search } = (await mailbox.letterTo(email, count)).link;
    return pathname + search;
  };
  const press = (link: string): Promise<Response> => server.fetch(link, FORM);
  const locationOf = async (response: Promise<Response>) => (await response).headers.get("location");
  /** Moves a request into the past. */
  const age = async (email: string, milliseconds: number): Promise<void> => {
    const request = db.selectFrom("newsletter_requests").selectAll().where("email", "=", email);
    const { consented_at, expires_at } = await request.executeTakeFirstOrThrow();
    const earlier = (instant: string): string => new Date(Date.parse(instant) - milliseconds).toISOString();
    const set = { consented_at: earlier(consented_at), expires_at: earlier(expires_at) };
    await db.updateTable("newsletter_requests").set(set).where("email", "=", email).execute();
    const letters = db.updateTable("newsletter_letters").where("mailbox", "=", mailboxOf(email));
    await letters.set({ sent_at: set.consented_at }).execute();
  };
  const seen = async (response: Response): Promise<unknown> => ({
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== "date" && !name.startsWith("x-ratelimit")),
    body: await response.text(),
  });

  describe("an address", () => {
    it("is on the list once the button of the page in the letter is pressed, and no sooner", async () => {
      const before = new Date().toISOString();
      expect(await answerOf(await join("Ada@example.com"))).toEqual({
        status: 200,
        body: { success: true, confirm: true },
      });
      const letter = await mailbox.letterTo("ada@example.com");
      expect(letter).toMatchObject({
        recipients: ["ada@example.com"],
        from: "letters@matte.example",
        to: ["ada@example.com"],
        subject: "Confirm your subscription to Matte’s newsletter",
      });
      expect(letter.header("auto-submitted")).toBe("auto-generated");
      expect(letter.text).toContain("48 hours");
      expect(letter.link.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/newsletter\/confirm\?token=[\w-]{43}$/);
      const link = await linkTo("ada@example.com");
      // Mail scanners open links.
      await server.fetch(link);
      await server.fetch(link, { method: "HEAD" });
      expect(await lineOf("ada@example.com")).toBeUndefined();
      expect(await locationOf(press(link))).toBe("/newsletter/confirm#confirmed");
      const [, consented = "", , confirmed = ""] = (await lineOf("ada@example.com"))?.split(",") ?? [];
      expect([consented > before, confirmed > consented]).toEqual([true, true]);
      expect(await locationOf(press(link))).toBe("/newsletter/confirm#confirmed");
    });

    it("has the same answer whether it is new, waits or is on the list", async () => {
      const answers = [await seen(await join("same@example.com"))];
      const link = await linkTo("same@example.com");
      answers.push(await seen(await join("same@example.com")));
      await press(link);
      answers.push(await seen(await join("SAME@example.com")));
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      await age("same@example.com", 2 * HOUR_MS);
      await join("same@example.com");
      await join("later@example.com");
      await mailbox.letterTo("later@example.com");
      expect(mailbox.lettersTo("same@example.com")).toHaveLength(1);
    });

    it("gets one letter an hour, however often others enter it, and only the last link works", async () => {
      await Promise.all(Array.from({ length: 6 }, () => join("victim@example.com")));
      const first = await linkTo("victim@example.com");
      await age("victim@example.com", HOUR_MS - 60_000);
      await join("victim@example.com");
      await age("victim@example.com", 120_000);
      await join("victim@example.com");
      const second = await linkTo("victim@example.com", 2);
      expect(mailbox.lettersTo("victim@example.com")).toHaveLength(2);
      expect(await locationOf(press(first))).toBe(`${first}#expired`);
      expect(await locationOf(press(second))).toBe("/newsletter/confirm#confirmed");
    });

    it("has one mailbox with its aliases: fifty of them get one letter, then each waits longer", async () => {
      const aliases = Array.from({ length: 50 }, (_, index) => `alias+${index}@example.com`);
      await Promise.all(aliases.map((alias) => join(alias)));
      await join("marker@example.com");
      await mailbox.letterTo("marker@example.com");
      const letters = () => mailbox.letters.filter(({ recipients }) => recipients[0]?.startsWith("alias+") === true);
      expect(letters()).toHaveLength(1);
      const owner = letters()[0]?.recipients[0] ?? "";
      for (const [hours, count] of [
        [1, 2],
        [2, 2],
        [22, 3],
        [48, 3],
        [120, 4],
      ] as const) {
        await age(owner, hours * HOUR_MS + 1000);
        await join(owner);
        await join(`marker${hours}@example.com`);
        await mailbox.letterTo(`marker${hours}@example.com`);
        expect(letters(), `${hours} hours later`).toHaveLength(count);
      }
    });

    it("is not added by a link that has expired, and its request is deleted", async () => {
      await join("slow@example.com");
      const link = await linkTo("slow@example.com");
      await age("slow@example.com", 48 * HOUR_MS + 1000);
      expect(await locationOf(press(link))).toBe(`${link}#expired`);
      expect(await answerOf(await server.fetch(link, { method: "POST" }))).toEqual(failure("confirmation-expired"));
      expect(await lineOf("slow@example.com")).toBeUndefined();
      await deleteExpiredRequests(db, Date.now());
      const left = db.selectFrom("newsletter_requests").select("email").where("email", "=", "slow@example.com");
      expect(await left.execute()).toEqual([]);
    });

    it("is not added again by its old link after it was unsubscribed", async () => {
      await join("leaver@example.com");
      const link = await linkTo("leaver@example.com");
      await press(link);
      const leave = (await lineOf("leaver@example.com"))?.split(",")[2] ?? "";
      expect((await server.fetch(leave, { method: "POST" })).status).toBe(200);
      expect(await locationOf(press(link))).toBe(`${link}#expired`);
      expect(await lineOf("leaver@example.com")).toBeUndefined();
    });

    it("is on no list but its own, for any other token, from any other site", async () => {
      await join("target@example.com");
      const link = await linkTo("target@example.com");
      for (const token of ["", "x", "%00", "x".repeat(43), link.slice(-42)])
        expect((await server.fetch(`/newsletter/confirm?token=${token}`, { method: "POST" })).status, token).toBe(404);
      expect((await server.fetch("/newsletter/confirm", { method: "POST" })).status).toBe(404);
      const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      expect((await server.fetch(link, { method: "POST", headers })).status).toBe(403);
      expect(await lineOf("target@example.com")).toBeUndefined();
    });

    it("that was on the list without confirmation is confirmed by its link", async () => {
      const then = "2026-03-01T10:00:00.000Z";
      const row = { email: "old@example.com", token: "old", consented_at: then, changed_at: then, confirmed_at: null };
      await db.insertInto("newsletter").values(row).execute();
      expect(await lineOf("old@example.com")).toMatch(new RegExp(`,${then},.*,unconfirmed$`));
      await join("old@example.com");
      await press(await linkTo("old@example.com"));
      expect(await lineOf("old@example.com")).toMatch(new RegExp(`,${then},.*,2\\d{3}-.*Z$`));
    });
  });

  it("A form without a script is answered with the page that says so, in its language", async () => {
    const send = (referer: string): Promise<Response> =>
      server.fetch("/api/newsletter", {
        method: "POST",
        headers: { referer },
        body: new URLSearchParams({ email: `form${referer.length}@example.com`, consent: "yes" }),
      });
    expect(await locationOf(send(`${server.origin}/newsletter`))).toBe("/newsletter#sent");
    const other = `${server.origin}/en-XA/newsletter`;
    expect(await locationOf(send(other))).toBe("/en-XA/newsletter#sent");
    expect(await linkTo(`form${other.length}@example.com`)).toMatch(/^\/en-XA\/newsletter\/confirm\?/);
  });

  it("A refused letter changes no answer, and the next request sends another", async () => {
    mailbox.refusing = true;
    expect((await join("greylisted@example.com")).status).toBe(200);
    const waiting = db.selectFrom("newsletter_requests").select("email").where("email", "=", "greylisted@example.com");
    await expect.poll(() => waiting.execute()).toEqual([]);
    mailbox.refusing = false;
    await join("greylisted@example.com");
    await press(await linkTo("greylisted@example.com"));
    expect(await lineOf("greylisted@example.com")).toBeDefined();
  });

  it("The answer does not wait for the mail server, but the server's end does", async () => {
    const waiting = new Promise<() => void>((isWaiting) => {
      mailbox.beforeAccepting = () => new Promise((accept) => isWaiting(accept));
    });
    const other = await startServer(await environment());
    expect((await join("patient@example.com", other)).status).toBe(200);
    expect(mailbox.lettersTo("patient@example.com")).toEqual([]);
    const accept = await waiting;
    let hasEnded = false;
    const stopped = other.stop().then(() => (hasEnded = true));
    const connect = (): Promise<string> =>
      fetch(other.origin).then(
        () => "open",
        () => "closed",
      );
    await expect.poll(connect).toBe("closed");
    expect(hasEnded).toBe(false);
    accept();
    await stopped;
    expect(mailbox.lettersTo("patient@example.com")).toHaveLength(1);
  });

  it("A request of the user's address is in the account's export, and is removed with the account", async () => {
    const member = newVisitor(server.origin);
    await member.signIn("member@example.com");
    const { uid } = (await userOf(member))!;
    await join("member@example.com");
    const link = await linkTo("member@example.com");
    const file: unknown = await (await member.ask(`/api/users/${uid}/export`)).json();
    expect(file).toMatchObject({ newsletter: null, newsletterRequest: { email: "member@example.com" } });
    await press(link);
    const later: unknown = await (await member.ask(`/api/users/${uid}/export`)).json();
    expect(later).toMatchObject({ newsletter: { confirmedAt: expect.stringMatching(/^2/) as unknown } });
    expect((await member.ask(`/api/users/${uid}`, { method: "DELETE" })).status).toBe(200);
    expect(await locationOf(press(link))).toBe(`${link}#expired`);
    expect(await lineOf("member@example.com")).toBeUndefined();
  });
});
