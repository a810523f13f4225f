/** The device client, signed in at a whole server. */
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAccount, renewAccount, SignInError, signIn, signOut, type ShownCodes } from "@matte/device";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serverForSuite, startServer } from "../../apps/server/src/testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../../apps/server/src/testing/visitor.ts";

const DAY_MS = 24 * 60 * 60_000;
const server = serverForSuite({ RATE_LIMIT_DEVICE_CODES: "0" });
let folder: string;
let file: string;
let ada: Visitor;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-device-"));
  file = join(folder, "account.json");
  ada = newVisitor(server().origin);
  await ada.signIn("ada@example.com");
});
afterEach(() => rm(folder, { recursive: true }));

const tell = (body: unknown, user: Visitor = ada) =>
  user.ask("/api/device/decision", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

interface Course {
  /** The user's decisions before each poll; null leaves it open. */
  readonly decisions: readonly (boolean | null)[];
  readonly signal?: AbortSignal;
}

/** Signs in without waiting between polls. @returns the outcome and the seconds a device would have waited */
async function signInWith({ decisions, signal }: Course) {
  const waits: number[] = [];
  let codes: ShownCodes | undefined;
  const outcome = signIn({
    server: `${server().origin}/tool`,
    deviceName: "studio-mac",
    file,
    onCodes: (shown) => (codes = shown),
    ...(signal && { signal }),
    wait: async (milliseconds) => {
      const allow = decisions[waits.length] ?? null;
      waits.push(milliseconds / 1000);
      if (allow !== null) await tell({ code: codes?.userCode, allow });
    },
  });
  return { outcome, waits, codes: () => codes };
}

const signedIn = async () => (await signInWith({ decisions: [true] })).outcome;

async function sessions(): Promise<readonly { readonly id: string; readonly client: string | null }[]> {
  const path = `/api/users/${(await userOf(ada))!.uid}/sessions`;
  return ((await (await ada.ask(path)).json()) as { readonly sessions: { id: string; client: string | null }[] })
    .sessions;
}

const devices = async () => (await sessions()).filter(({ client }) => client === "matte-cli");

async function endDevices(): Promise<void> {
  const { uid } = (await userOf(ada))!;
  for (const { id } of await devices()) await ada.ask(`/api/users/${uid}/sessions/${id}`, { method: "DELETE" });
}

describe("signing in", () => {
  it("shows the codes, and keeps the account once its user has allowed the device", async () => {
    const { outcome, codes } = await signInWith({ decisions: [true] });
    const account = await outcome;
    expect(account).toMatchObject({ server: server().origin, email: "ada@example.com", plan: "free" });
    // The session may have begun in the second before.
    const life = account.expiresAt.getTime() - account.issuedAt.getTime();
    expect(life).toBeLessThanOrEqual(30 * DAY_MS);
    expect(life).toBeGreaterThan(30 * DAY_MS - 60_000);
    expect(codes()).toMatchObject({ page: `${server().origin}/device`, expiresIn: 600 });
    expect(codes()!.link).toBe(`${codes()!.page}?code=${codes()!.userCode}`);
    expect(await readAccount(file)).toEqual(account);
  });

  it("polls more slowly each time that the server demands it", async () => {
    const { outcome, waits } = await signInWith({ decisions: [null, null, false] });
    // Without real waits every poll but the first is too early, so that the device never learns about the denial.
    await expect(outcome).rejects.toMatchObject({ failure: "expired" });
    expect(waits.slice(0, 4)).toEqual([5, 5, 10, 15]);
  });

  it("fails when its user denies the device, and keeps nothing", async () => {
    const { outcome } = await signInWith({ decisions: [false] });
    await expect(outcome).rejects.toEqual(new SignInError("denied"));
    expect(await readAccount(file)).toBeNull();
  });

  it("ends with its signal", async () => {
    const stop = new AbortController();
    const { outcome } = await signInWith({ decisions: [], signal: AbortSignal.abort(new Error("stopped")) });
    await expect(outcome).rejects.toThrow("stopped");
    const waiting = signIn({
      server: server().origin,
      deviceName: "x",
      file,
      onCodes: () => stop.abort(),
      signal: stop.signal,
    });
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  });

  it.each([
    ["http://matte.example", "insecure"],
    ["http://127.0.0.1.example", "insecure"],
    ["ftp://127.0.0.1", "insecure"],
    ["matte", "insecure"],
    ["http://127.0.0.1:9", "unreachable"],
  ])("at %s fails as %s", async (url, failure) => {
    const options = { server: url, deviceName: "x", file, onCodes: () => undefined };
    await expect(signIn(options)).rejects.toMatchObject({ failure });
  });

  it("fails while the server limits its codes", async () => {
    const strict = await startServer({ RATE_LIMIT_REQUESTS: "1" });
    await strict.fetch("/api/session");
    const options = { server: strict.origin, deviceName: "x", file, onCodes: () => undefined };
    await expect(signIn(options)).rejects.toMatchObject({ failure: "unreachable" });
    await strict.stop();
  });
});

describe("the account", () => {
  it("is verified without the network for 30 days", async () => {
    const { issuedAt } = await signedIn();
    expect(await readAccount(file, issuedAt.getTime() + 30 * DAY_MS - 1000)).not.toBeNull();
    expect(await readAccount(file, issuedAt.getTime() + 30 * DAY_MS)).toBeNull();
  });

  it.each<[string, (stored: Stored) => Partial<Stored>]>([
    ["a plan that was edited", ({ token }) => ({ token: withPlan(token, "studio") })],
    ["no signature", ({ token }) => ({ token: `${token.split(".").slice(0, 2).join(".")}.` })],
    ["no key", () => ({ keys: [] })],
    ["a damaged key", ({ keys: [key] }) => ({ keys: [{ ...key, x: "AAAA" }] })],
    ["another server", () => ({ issuer: "https://evil.example" })],
  ])("with %s counts as signed out", async (_what, change) => {
    await signedIn();
    const stored = JSON.parse(await readFile(file, "utf8")) as Stored;
    await writeFile(file, JSON.stringify({ ...stored, ...change(stored) }));
    expect(await readAccount(file)).toBeNull();
    expect(await renewAccount(file)).toBeNull();
  });

  it("is renewed when it is older than a day, without a new session", async () => {
    const before = await signedIn();
    const count = (await devices()).length;
    expect(await renewAccount(file)).toEqual(before);
    const token = await readFile(file, "utf8");
    const renewed = await renewAccount(file, { now: Date.now() + DAY_MS + 1000 });
    expect(renewed).toMatchObject({ email: "ada@example.com", plan: "free" });
    expect(await readFile(file, "utf8")).not.toBe(token);
    expect((await devices()).length).toBe(count);
  });

  it.runIf(process.getuid?.() !== 0)(
    "stays as it is where it can’t be replaced, since a copy would end the session",
    async () => {
      const before = await signedIn();
      const stored = await readFile(file, "utf8");
      await chmod(folder, 0o555);
      const account = await renewAccount(file, { now: Date.now() + DAY_MS + 1000 });
      await chmod(folder, 0o755);
      expect(account).toEqual(before);
      expect(await readFile(file, "utf8")).toBe(stored);
      // The server has not counted a renewal either.
      expect(await renewAccount(file, { now: Date.now() + DAY_MS + 1000 })).toMatchObject({ email: "ada@example.com" });
    },
  );

  it("ends at the first renewal after its user has ended the session", async () => {
    await signedIn();
    await endDevices();
    expect(await readAccount(file)).not.toBeNull();
    expect(await renewAccount(file, { now: Date.now() + 2 * DAY_MS })).toBeNull();
    expect(await readAccount(file)).toBeNull();
  });

  it("stays without the network", async () => {
    await signedIn();
    const stored = JSON.parse(await readFile(file, "utf8")) as Stored;
    await writeFile(file, JSON.stringify({ ...stored, server: "http://127.0.0.1:9" }));
    expect(await renewAccount(file, { now: Date.now() + 2 * DAY_MS })).toMatchObject({ email: "ada@example.com" });
    expect(await signOut(file)).toBe(false);
    expect(await readAccount(file)).toBeNull();
  });
});

describe("signing out", () => {
  it("deletes the file and ends the session", async () => {
    await endDevices();
    await signedIn();
    expect(await devices()).toHaveLength(1);
    expect(await signOut(file)).toBe(true);
    expect(await readAccount(file)).toBeNull();
    expect(await devices()).toEqual([]);
    expect(await signOut(file)).toBe(true);
  });
});

interface Stored {
  readonly server: string;
  readonly issuer: string;
  readonly token: string;
  readonly keys: readonly Readonly<Record<string, string>>[];
}

function withPlan(token: string, plan: string): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Readonly<Record<string, unknown>>;
  return [header, Buffer.from(JSON.stringify({ ...claims, plan })).toString("base64url"), signature].join(".");
}
