import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eachDatabase } from "../testing/each-database.ts";
import { startServer, UNSUBSCRIBE, type RunningServer } from "../testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../testing/visitor.ts";
import { failure } from "../testing/failures.ts";

const FORM = "application/x-www-form-urlencoded";
const { body: ADDRESS } = failure("email-invalid");
const { body: CONSENT } = failure("consent-required");

eachDatabase((_db, newPlace) => {
  let server: RunningServer;
  let administrator: Visitor;
  beforeAll(async () => {
    const { databaseUrl } = await newPlace();
    server = await startServer({ DATABASE_URL: databaseUrl ?? "", RATE_LIMIT_NEWSLETTER: "0" });
    administrator = newVisitor(server.origin);
    await administrator.signIn("admin@example.com");
  });
  afterAll(() => server.stop());

  const join = (body: unknown): Promise<Response> =>
    server.fetch("/api/newsletter", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const sendForm = (fields: Record<string, string>): Promise<Response> =>
    server.fetch("/api/newsletter", { method: "POST", body: new URLSearchParams(fields) });
  const list = async (): Promise<string[]> =>
    (await (await administrator.ask("/api/admin/newsletter.csv")).text()).trimEnd().split("\r\n").slice(1);
  const linesOf = async (email: string): Promise<string[]> =>
    (await list()).filter((line) => line.startsWith(`${email},`));
  /** Returns the unsubscribe link from the exported file. */
  const linkOf = async (email: string): Promise<string> => (await linesOf(email))[0]?.split(",")[2] ?? "";
  /** Everything a visitor can see in an answer, except its time. */
  const seen = async (response: Response): Promise<unknown> => ({
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== "date" && !name.startsWith("x-ratelimit")),
    body: await response.text(),
  });

  describe("subscribing", () => {
    it("answers a known address like a new one", async () => {
      const [first, second] = [
        await seen(await join({ email: "ada@example.com", consent: true })),
        await seen(await join({ email: "ADA@example.com ", consent: true })),
      ];
      expect(first).toMatchObject({ status: 200, body: '{"success":true}' });
      expect(second).toEqual(first);
      expect(await linesOf("ada@example.com")).toHaveLength(1);
    });

    it("works twice at the same time", async () => {
      const body = { email: "twice@example.com", consent: true };
      const answers = await Promise.all([join(body), join(body), join(body)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await linesOf("twice@example.com")).toHaveLength(1);
    });

    it.each([
      ["no consent", { email: "no@example.com" }, CONSENT],
      ["a refused consent", { email: "no@example.com", consent: false }, CONSENT],
      ["a consent in words", { email: "no@example.com", consent: "true" }, CONSENT],
      ["no address", { consent: true }, ADDRESS],
      ["an invalid address", { email: "no@example", consent: true }, ADDRESS],
      ["an address with an invalid domain", { email: "no@-.example", consent: true }, ADDRESS],
      ["several addresses", { email: ["no@example.com"], consent: true }, ADDRESS],
      ["an address that is too long", { email: `${"a".repeat(300)}@example.com`, consent: true }, ADDRESS],
    ])("rejects %s", async (_what, body, error) => {
      const response = await join(body);
      expect({ status: response.status, body: await response.json() }).toEqual({ status: 400, body: error });
      expect(await linesOf("no@example.com")).toEqual([]);
    });

    it("rejects unknown fields, and bodies that are too large", async () => {
      expect((await join({ email: "no@example.com", consent: true, isAdmin: true })).status).toBe(400);
      expect((await join({ email: "no@example.com", consent: true, more: "x".repeat(5000) })).status).toBe(413);
    });

    it("rejects requests from another site", async () => {
      for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) {
        const body = new URLSearchParams({ email: "forced@example.com", consent: "yes" });
        const response = await server.fetch("/api/newsletter", { method: "POST", headers, body });
        expect(response.status).toBe(403);
      }
      expect(await linesOf("forced@example.com")).toEqual([]);
    });

    it("accepts a form, and redirects to the outcome on the page", async () => {
      const taken = await sendForm({ email: "form@example.com", consent: "yes" });
      expect([taken.status, taken.headers.get("location")]).toEqual([303, "/newsletter#subscribed"]);
      expect(taken.headers.get("cache-control")).toBe("no-store");
      expect(await seen(await sendForm({ email: "form@example.com", consent: "yes" }))).toEqual(await seen(taken));
      expect(await linesOf("form@example.com")).toHaveLength(1);
      for (const fields of [{ email: "unticked@example.com" }, { email: "none", consent: "yes" }, {}]) {
        const refused = await sendForm(fields);
        expect([refused.status, refused.headers.get("location")]).toEqual([303, "/newsletter#refused"]);
      }
      expect(await linesOf("unticked@example.com")).toEqual([]);
    });

    it("redirects a form to the page in the language that it came from", async () => {
      const body = new URLSearchParams({ email: "accented@example.com", consent: "yes" });
      const headers = { referer: `${server.origin}/en-XA/newsletter` };
      const response = await server.fetch("/api/newsletter", { method: "POST", headers, body });
      expect(response.headers.get("location")).toBe("/en-XA/newsletter#subscribed");
    });
  });

  describe("leaving", () => {
    const post = (url: string, type: string, body: string): Promise<Response> =>
      server.fetch(url, { method: "POST", headers: { "content-type": type }, body });
    const joined = async (email: string): Promise<string> => {
      await join({ email, consent: true });
      return linkOf(email);
    };

    it("asks for a confirmation, so that a scanner that opens the link changes nothing", async () => {
      const link = await joined("asked@example.com");
      expect(link.startsWith(`${server.origin}/newsletter/unsubscribe?token=`)).toBe(true);
      const page = await server.fetch(link);
      expect([page.status, await page.text()]).toEqual([200, UNSUBSCRIBE]);
      await server.fetch(link, { method: "HEAD" });
      expect(await linesOf("asked@example.com")).toHaveLength(1);
    });

    it("works on the page of another language, which shows the outcome", async () => {
      const { search } = new URL(await joined("accented-leaver@example.com"));
      const response = await post(`/en-XA/newsletter/unsubscribe${search}`, FORM, "asked=page");
      expect(response.headers.get("location")).toBe("/en-XA/newsletter/unsubscribe#done");
      expect(await linesOf("accented-leaver@example.com")).toEqual([]);
    });

    it("works by the button of the page, with the same answer a second time and for unknown tokens", async () => {
      const link = await joined("leaver@example.com");
      const first = await seen(await post(link, FORM, "asked=page"));
      expect(first).toMatchObject({ status: 303 });
      expect(await linesOf("leaver@example.com")).toEqual([]);
      const nobody = `/newsletter/unsubscribe?token=${"x".repeat(43)}`;
      for (const other of [
        link,
        nobody,
        `${nobody}&token=b`,
        "/newsletter/unsubscribe?token=",
        "/newsletter/unsubscribe?token=%00",
        "/newsletter/unsubscribe",
      ])
        expect(await seen(await post(other, FORM, "asked=page"))).toEqual(first);
    });

    it.each([
      [FORM, "List-Unsubscribe=One-Click"],
      [
        "multipart/form-data; boundary=b",
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ])("works in one click, sent as %s from any site, without a redirect", async (type, body) => {
      const link = await joined("click@example.com");
      const headers = { "content-type": type, origin: "https://mail.example", "sec-fetch-site": "cross-site" };
      const response = await server.fetch(link, { method: "POST", headers, body });
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
      expect(await linesOf("click@example.com")).toEqual([]);
      expect((await server.fetch(link, { method: "POST", headers, body })).status).toBe(200);
    });

    it("can be followed by subscribing again", async () => {
      const link = await joined("again@example.com");
      await post(link, FORM, "asked=page");
      expect(await joined("again@example.com")).toBe(link);
    });
  });

  it("The address of an account is in its export, and is removed with the account", async () => {
    const ada = newVisitor(server.origin);
    await ada.signIn("member@example.com");
    await join({ email: "Member@example.com", consent: true });
    const { uid } = (await userOf(ada))!;
    const file: unknown = await (await ada.ask(`/api/users/${uid}/export`)).json();
    expect(file).toMatchObject({ newsletter: { email: "member@example.com" } });
    expect((await ada.ask(`/api/users/${uid}`, { method: "DELETE" })).status).toBe(200);
    expect(await linesOf("member@example.com")).toEqual([]);
    expect(await linesOf("form@example.com")).toHaveLength(1);
  });

  it("The API description has the endpoint for programs", async () => {
    const { paths } = (await (await server.fetch("/api/docs")).json()) as { paths: Record<string, object> };
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/api/newsletter", "/newsletter/unsubscribe"]));
  });
});

describe("too many subscriptions from one IP address", () => {
  it("are rejected, in JSON or by the page, and no others", async () => {
    const server = await startServer({ RATE_LIMIT_NEWSLETTER: "2" });
    const send = (init: RequestInit): Promise<Response> => server.fetch("/api/newsletter", { method: "POST", ...init });
    const form = { body: new URLSearchParams({ email: "ada@example.com", consent: "yes" }) };
    for (let count = 0; count < 2; count++)
      expect((await send(form)).headers.get("location")).toBe("/newsletter#subscribed");
    expect((await send(form)).headers.get("location")).toBe("/newsletter#refused");
    const response = await send({ headers: { "content-type": "application/json" }, body: "{}" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await server.fetch("/api/session")).status).toBe(200);
    expect((await server.fetch("/newsletter/unsubscribe?token=a", { method: "POST" })).status).toBe(200);
    await server.stop();
  });
});
