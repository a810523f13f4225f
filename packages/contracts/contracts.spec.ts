import { describe, expect, it } from "vitest";
import { billingUrl, healthAnswer, parseAnswer, readinessAnswer } from "./index.ts";

describe("parseAnswer", () => {
  it.each([
    ["health", healthAnswer, { status: "ok" }],
    ["readiness", readinessAnswer, { status: "ready" }],
    ["a URL", billingUrl, { success: true, url: "https://checkout.example/" }],
  ])("An answer with %s is parsed without changes", (_name, schema, body) => {
    expect(parseAnswer(schema, body)).toEqual(body);
  });

  it.each([
    ["another status", healthAnswer, { status: "fine" }],
    ["an additional field", readinessAnswer, { status: "ready", version: "1" }],
    ["an empty URL", billingUrl, { success: true, url: "" }],
    ["no URL", billingUrl, { success: true }],
    ["text", healthAnswer, "ok"],
    ["nothing", healthAnswer, undefined],
  ])("An answer with %s is rejected", (_name, schema, body) => {
    expect(parseAnswer(schema, body)).toBeUndefined();
  });
});
