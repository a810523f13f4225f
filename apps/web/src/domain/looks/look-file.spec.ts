import { builtInLook, lookOf, readLook } from "@matte/engine";
import { anySettings } from "@matte/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JSON_LIMIT, lookFile, lookInFile } from "./look-file.ts";
import { isLookFile } from "./look-name.ts";

const DAMAGED_FILES = 10_000;

describe("A file of a look", () => {
  it("is read as the look that was exported, with and without texts", async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, fc.boolean(), async (settings, withTexts) => {
        const look = lookOf(settings, withTexts);
        expect(await lookInFile(lookFile(look, "Prints"))).toEqual(readLook(look));
      }),
    );
  });

  it.each([
    ["Stone", "Stone.matte-look.json"],
    ["Client: A/B", "Client- A-B.matte-look.json"],
    ["展覧会", "展覧会.matte-look.json"],
  ])("of the look %s is named %s", (look, name) => {
    const file = lookFile(builtInLook("stone"), look);
    expect(file.name).toBe(name);
    expect(isLookFile(file)).toBe(true);
  });

  it.each(["photo.jpg", "look.json", "matte-presets.json", "stone.matte-look.json.jpg"])(
    "is not recognised by the name %s",
    (name) => {
      expect(isLookFile({ name })).toBe(false);
    },
  );

  it("names the version of a newer look", async () => {
    const newer = new Blob(['{"version":4,"settings":{}}']);
    expect(await lookInFile(newer)).toEqual({ type: "unknown-version", version: 4 });
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["several presets", '{"format":"matte-presets","version":1,"presets":[]}'],
    ["more than a look ever has", JSON.stringify({ settings: {}, padding: " ".repeat(JSON_LIMIT) })],
  ])("with %s contains no look", async (_what, text) => {
    expect(await lookInFile(new Blob([text]))).toEqual({ type: "invalid" });
  });

  it("that cannot be read contains no look", async () => {
    const gone = { size: 1, text: () => Promise.reject(new DOMException("gone", "NotFoundError")) };
    expect(await lookInFile(gone)).toEqual({ type: "invalid" });
  });

  it("never makes reading fail when it is damaged", { timeout: 120_000 }, async () => {
    const texts = await Promise.all(
      (["gallery", "double", "poster"] as const).map(async (name) => lookFile(builtInLook(name), name).text()),
    );
    const damage = fc.record({
      text: fc.constantFrom(...texts),
      at: fc.nat(400),
      removed: fc.nat(8),
      added: fc.oneof(fc.json({ depthSize: "small" }), fc.string({ maxLength: 4 })),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ text, at, removed, added }) => {
        const place = at % text.length;
        const read = await lookInFile(new Blob([text.slice(0, place) + added + text.slice(place + removed)]));
        expect(["look", "unknown-version", "invalid"]).toContain(read.type);
      }),
      { numRuns: DAMAGED_FILES },
    );
  });
});
