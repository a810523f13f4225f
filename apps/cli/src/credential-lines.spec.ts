import type { Credentials } from "@matte/credentials";
import { expect, test } from "vitest";
import { credentialLines } from "./credential-lines.ts";

const READ: Credentials = {
  status: "read",
  trust: "not-checked",
  signature: "valid",
  contents: "match",
  claim: {
    signedBy: "Example Camera Co.",
    signedAt: "2026-05-12T12:00:00.000Z",
    timed: "claimed",
    madeWith: "Example Camera X1",
    actions: ["captured"],
  },
};

test("Credentials are printed in the page's words", () => {
  const [title, signer, when, device, ...others] = credentialLines(READ).split("\n");
  expect([title, signer, device]).toEqual([
    "  Content credentials:",
    "    Signed by: Example Camera Co.",
    "    Made with: Example Camera X1",
  ]);
  expect(when).toMatch(/^ {4}When: .*2026.*, as the signer says$/);
  expect(others).toEqual([
    "    Created in the camera",
    "    Signature and contents match",
    "    Not checked against a list of trusted signers.",
    "",
  ]);
});

test.each([
  ["an invalid signature", { ...READ, signature: "invalid", claim: null }, /isn’t valid/],
  ["damaged credentials", { status: "unreadable" }, /damaged/],
] as const)("Of %s only that is said", (_, credentials, sentence) => {
  const lines = credentialLines(credentials);
  expect(lines.split("\n")).toHaveLength(3);
  expect(lines).toMatch(sentence);
});

test("A photo without credentials has no lines", () => {
  expect(credentialLines(null)).toBe("");
});

test("No text calls a signer trusted, verified or authentic", async () => {
  const { credentials } = await import("@matte/messages/credentials");
  const texts = JSON.stringify(credentials).replaceAll(credentials.notListed, "");
  expect(texts).not.toMatch(/trust|verified|authentic/i);
});
