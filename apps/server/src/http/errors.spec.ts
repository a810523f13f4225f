import { ERRORS, type PlainErrorCode } from "@matte/contracts";
import { expect, it } from "vitest";
import { readConfig } from "../config/read.ts";
import { createFastify } from "./fastify.ts";
import { sendError } from "./errors.ts";

/** This server sells nothing, now or later. */
const PERMANENT = "checkout-closed";

const TEMPORARY = Object.entries(ERRORS)
  .filter(([code, { status }]) => status === 503 && code !== PERMANENT)
  .map(([code]) => code as PlainErrorCode | "not-ready");

it.each(TEMPORARY)("The answer %s says when to try again", async (code) => {
  const app = createFastify(readConfig({ LOG_LEVEL: "silent" }));
  app.get("/", (_request, reply) =>
    code === "not-ready" ? sendError(reply, code, { reason: "database" }) : sendError(reply, code),
  );
  const { statusCode, headers } = await app.inject("/");
  expect(statusCode).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  await app.close();
});
