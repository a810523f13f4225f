import { describe, expect, it } from "vitest";
import { billingUrl, errorSentence, healthAnswer, parseAnswer, readinessAnswer } from "./index.ts";

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

describe("errorSentence", () => {
  it("takes the server's sentence", () => {
    expect(errorSentence({ success: false, error: "Sign in first.", code: "unauthenticated" }, "It failed.")).toBe(
      "Sign in first.",
    );
  });

  it.each([
    [null],
    ["<html>"],
    [{ success: true, error: "no" }],
    [{ success: false, error: "" }],
    [{ success: false }],
  ])("falls back on %j", (body) => {
    expect(errorSentence(body, "It failed.")).toBe("It failed.");
  });
});
