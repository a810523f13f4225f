import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { DomainError } from "../domain/domain-error.ts";
import { newSession } from "../testing/people.ts";
import { createFastify } from "./fastify.ts";

it("Refusals are warnings with reason and uid, once a minute, without personal data", async () => {
  const lines: string[] = [];
  const app = createFastify(readConfig({}), { log: { write: (line) => lines.push(line) } });
  const uid = randomUUID();
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    if (request.url !== "/stranger")
      request.actor = { uid, email: "ada@example.com", isAdmin: false, session: newSession() };
  });
  app.get("/forbidden", () => {
    throw new DomainError("forbidden");
  });
  app.get("/limited", () => {
    throw new DomainError("rate-limited", { seconds: 3 });
  });
  app.get("/stranger", () => {
    throw new DomainError("cross-site");
  });
  app.get("/missing", () => {
    throw new DomainError("user-not-found");
  });
  for (const url of ["/forbidden", "/forbidden", "/limited", "/stranger", "/missing"])
    await app.inject({ url, remoteAddress: "192.0.2.77" });
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toMatchObject([
    { level: 40, code: "forbidden", uid, msg: "request refused" },
    { level: 40, code: "rate-limited", uid },
    { level: 40, code: "cross-site" },
  ]);
  expect(lines.join("")).not.toMatch(/ada@|192\.0\.2/);
  await app.close();
});
