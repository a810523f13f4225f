/** `matte sign-in` and `matte sign-out` at a whole server. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signInAt, signOutHere } from "../../apps/cli/src/account-command.ts";
import { readPlan } from "../../apps/cli/src/plan.ts";
import { serverForSuite } from "../../apps/server/src/testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../../apps/server/src/testing/visitor.ts";

const server = serverForSuite({ RATE_LIMIT_DEVICE_CODES: "0" });
const never = new AbortController().signal;
let folder: string;
let printed = "";
let ada: Visitor;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-command-"));
  printed = "";
  vi.stubEnv("XDG_CONFIG_HOME", folder);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => Boolean((printed += String(text))));
  ada = newVisitor(server().origin);
  await ada.signIn("ada@example.com");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function decide(allow: boolean): Promise<void> {
  await expect.poll(() => /code ([A-Z]{4}-[A-Z]{4})/.exec(printed)?.[1], { timeout: 10_000 }).toBeDefined();
  const [, code] = /code ([A-Z]{4}-[A-Z]{4})/.exec(printed) ?? [];
  await ada.ask("/api/device/decision", {
    method: "POST",
    body: JSON.stringify({ code, allow }),
    headers: { "content-type": "application/json" },
  });
}

async function setPlan(plan: string): Promise<void> {
  const administrator = newVisitor(server().origin);
  await administrator.signIn("admin@example.com");
  const { uid } = (await userOf(ada))!;
  const answer = await administrator.ask(`/api/admin/users/${uid}`, {
    method: "PATCH",
    body: JSON.stringify({ plan }),
    headers: { "content-type": "application/json" },
  });
  expect(answer.status).toBe(200);
}

test("a computer has the plan of its user until it is signed out", async () => {
  await setPlan("pro");
  expect(await readPlan()).toBe("free");
  const signing = signInAt(server().origin, never);
  await decide(true);
  expect(await signing).toBe(0);
  expect(printed).toContain("Signed in as ada@example.com, with the plan Pro.");
  expect(await readPlan()).toBe("pro");
  expect(await signOutHere(never)).toBe(0);
  expect(printed).toContain("Signed out.");
  expect(await readPlan()).toBe("free");
});

test("a computer that its user denies is told so", async () => {
  const signing = signInAt(server().origin, never);
  await decide(false);
  expect(await signing).toBe(1);
  expect(printed).toContain("This computer was denied");
});

test("no server, another server and an unsafe address are told apart", async () => {
  expect(await signInAt("http://127.0.0.1:9", never)).toBe(1);
  expect(printed).toContain("http://127.0.0.1:9 doesn’t answer.");
  await expect(signInAt("http://matte.example", never)).rejects.toThrow("isn’t a URL that starts with https://");
});

test("Ctrl+C ends the wait", async () => {
  const stop = new AbortController();
  const signing = signInAt(server().origin, stop.signal);
  await expect.poll(() => printed, { timeout: 10_000 }).toContain("Waiting for you to allow");
  stop.abort();
  expect(await signing).toBe(130);
});
