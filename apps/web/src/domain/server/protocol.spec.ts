import { describe, expect, it } from "vitest";
import { textOf } from "./protocol.ts";

const error = "Sentence of the server.";

describe("textOf", () => {
  it.each([
    ["a code without data", { code: "unauthenticated" }, "Sign in first."],
    [
      "a code with data",
      { code: "too-many-presets", data: { limit: 100 } },
      "You can keep 100 own looks. Delete one that you no longer use.",
    ],
    ["no code, from an older server", {}, error],
    ["an unknown code", { code: "of-a-newer-server" }, error],
    ["the name of an object's own method", { code: "toString" }, error],
    ["a code without its data", { code: "too-many-presets" }, error],
    ["a code with other data", { code: "too-many-presets", data: { limit: "many" } }, error],
  ])("has a text for %s", (_name, fields, text) => {
    expect(textOf({ error, ...fields })).toBe(text);
  });
});
