import { describe, expect, it } from "vitest";
import { billingUrl, healthAnswer, parseAnswer, readinessAnswer } from "./index.ts";

describe("answers", () => {
  it.each([
    ["health", healthAnswer, { status: "ok" }],
    ["readiness", readinessAnswer, { status: "ready" }],
    ["an address", billingUrl, { success: true, url: "https://checkout.example/" }],
  ])("%s is read as it is", (_name, schema, body) => {
    expect(parseAnswer(schema, body)).toEqual(body);
  });

  it.each([
    ["another status", healthAnswer, { status: "fine" }],
    ["a field too many", readinessAnswer, { status: "ready", version: "1" }],
    ["an empty address", billingUrl, { success: true, url: "" }],
    ["no address", billingUrl, { success: true }],
    ["text", healthAnswer, "ok"],
    ["nothing", healthAnswer, undefined],
  ])("%s is refused", (_name, schema, body) => {
    expect(parseAnswer(schema, body)).toBeUndefined();
  });
});
