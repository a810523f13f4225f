import { expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { createFastify } from "./fastify.ts";

it.each([
  [{}, 1],
  [{ TRUST_PROXY: "10.0.0.1" }, 1],
  [{ TRUST_PROXY: "127.0.0.1" }, 0],
])("With %j, forwarded requests of this machine cause %i warnings", async (environment, count) => {
  const warnings: string[] = [];
  const app = createFastify(readConfig(environment), { log: { write: (line) => warnings.push(line) } });
  app.get("/", () => "page");
  await app.inject({ url: "/" });
  expect(warnings).toEqual([]);
  for (let repeat = 0; repeat < 3; repeat++)
    await app.inject({ url: "/", headers: { "x-forwarded-for": "192.0.2.7" }, remoteAddress: "127.0.0.1" });
  expect(warnings).toHaveLength(count);
  expect(String(warnings)).not.toContain("192.0.2.7");
  await app.close();
});
