import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { failure } from "../testing/failures.ts";
import { newSession } from "../testing/people.ts";
import type { App } from "./app.ts";
import { createFastify } from "./fastify.ts";
import { relievePressure } from "./pressure.ts";
import { createWorkMeter, type WorkMeter } from "./work-meter.ts";

/** Longer than the event loop delay counted as overload. */
const BLOCK_MS = 4000;

let app: App;
let meter: WorkMeter;
/** Users whose work was measured, in order. */
let measured: string[];

beforeEach(async () => {
  const own = createWorkMeter();
  measured = [];
  meter = {
    ...own,
    add: (key, milliseconds) => {
      measured.push(key);
      own.add(key, milliseconds);
    },
  };
  app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    const uid = request.headers["x-actor"];
    if (typeof uid === "string")
      request.actor = { uid, email: `${uid}@example.com`, isAdmin: false, session: newSession() };
  });
  await relievePressure(app, true, meter);
  app.get("/api/quick", () => "quick");
  app.get("/api/slow", () => {
    block(2100);
    return "slow";
  });
  app.addContentTypeParser("text/slow", { parseAs: "string" }, (_request, body, done) => {
    block(100);
    done(body === "wrong" ? new Error("wrong") : null);
  });
  app.post("/api/parsed", () => "parsed");
  await app.ready();
});
afterEach(() => app.close());

it("Only the user who kept the event loop busy for too long has to wait", async () => {
  expect((await ask("mallory", "/api/slow")).statusCode).toBe(200);
  const refused = await ask("mallory", "/api/quick");
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual(failure("rate-limited", { seconds: 10 }).body);
  expect((await ask("ada", "/api/quick")).statusCode).toBe(200);
  expect((await ask(undefined, "/api/quick")).statusCode).toBe(200);
});

it.each([
  ["right", 200],
  ["wrong", 500],
])("Parsing a body that is %s counts for its user, once", async (payload, status) => {
  const headers = { "x-actor": "mallory", "content-type": "text/slow" };
  const answer = await app.inject({ method: "POST", url: "/api/parsed", headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(meter.of("mallory")).toBeGreaterThanOrEqual(99);
  expect(measured).toEqual(["mallory"]);
});

it("While the event loop is overloaded, only the user who causes it is refused", { timeout: 20_000 }, async () => {
  meter.add("mallory", 1500);
  meter.add("ada", 5);
  await expect
    .poll(async () => {
      block(BLOCK_MS);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return (await ask("mallory", "/api/quick")).statusCode;
    })
    .toBe(503);
  expect((await ask("ada", "/api/quick")).statusCode).toBe(200);
});

function ask(uid: string | undefined, url: string) {
  return app.inject({ url, headers: uid === undefined ? {} : { "x-actor": uid } });
}

function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
