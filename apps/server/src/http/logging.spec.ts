import { expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { DomainError } from "../domain/domain-error.ts";
import { createFastify } from "./fastify.ts";

/** As from PostgreSQL. */
const newRefusal = (): Error =>
  Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(ada@example.com) already exists.",
  });

it.each([
  ["An error", newRefusal],
  ["A cause", () => new DomainError("data-unavailable", undefined, { cause: newRefusal() })],
])("%s is logged with its stack, without the row that the database quotes", async (_which, newError) => {
  const lines: string[] = [];
  const app = createFastify(readConfig({}), { log: { write: (line) => lines.push(line) } });
  app.get("/", () => {
    throw newError();
  });
  await app.inject("/");
  const [entry] = lines.map((line) => JSON.parse(line) as { readonly err: Record<string, unknown> });
  expect(entry?.err["code"]).toMatch(/^(?:23505|data-unavailable)$/);
  expect(entry?.err["stack"]).toMatch(/duplicate key value[^]*logging\.spec/);
  expect(lines.join("")).not.toContain("ada@example.com");
  await app.close();
});
