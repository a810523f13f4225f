import { deflateRawSync } from "node:zlib";
import { builtInLook, DEFAULT_SETTINGS, lookOf, readLook } from "@matte/engine";
import { anySettings } from "@matte/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINK_LIMIT, lookInFragment, lookLink } from "./look-link.ts";

const PAGE = { origin: "https://matte.example", pathname: "/tool" };
const DAMAGED_LINKS = 10_000;

const fragmentOf = (link: string): string => new URL(link).hash;
const packed = (text: string): string => `#look=${deflateRawSync(text).toString("base64url")}`;

describe("A link to a look", () => {
  it("opens as the look that it was made of, and is short", async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, async (settings) => {
        const look = lookOf(settings);
        const link = await lookLink(look, PAGE);
        expect(link).toMatch(/^https:\/\/matte\.example\/tool#look=[\w-]+$/);
        expect(fragmentOf(link).length).toBeLessThan(LINK_LIMIT);
        expect(await lookInFragment(fragmentOf(link))).toEqual(readLook(look));
      }),
    );
  });

  it("opens as the same look with its sender, who is in the fragment", async () => {
    const look = lookOf(DEFAULT_SETTINGS);
    const link = await lookLink(look, PAGE, "aB3_-x9Z0q");
    expect(fragmentOf(link)).toMatch(/^#look=[\w-]+&by=aB3_-x9Z0q$/);
    expect(await lookInFragment(fragmentOf(link))).toEqual(readLook(look));
    expect(await lookInFragment(`${fragmentOf(link)}&more=1`)).toEqual({ type: "invalid" });
  });

  it("is not made of texts that are too long for it", async () => {
    const random = Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      "",
    );
    const look = { version: 1, settings: {}, texts: { additionalCredits: random } } as const;
    await expect(lookLink(look, PAGE)).rejects.toThrow(RangeError);
  });

  it("names the version of a newer look", async () => {
    const newer = packed(JSON.stringify({ version: 3, settings: {} }));
    expect(await lookInFragment(newer)).toEqual({ type: "unknown-version", version: 3 });
  });

  it.each([
    ["nothing", "#look="],
    ["no DEFLATE", "#look=abcd"],
    ["no base64url", "#look=a+b/"],
    ["an impossible length", "#look=abcde"],
    ["no JSON", packed("{")],
    ["another value", packed("[1]")],
    ["more JSON than a look ever has", packed(JSON.stringify({ settings: {}, padding: " ".repeat(1e6) }))],
    ["more characters than a look ever has", `#look=${"a".repeat(LINK_LIMIT + 1)}`],
  ])("with %s contains no look", async (_what, fragment) => {
    expect(await lookInFragment(fragment)).toEqual({ type: "invalid" });
  });

  it.each(["", "#matte", "#looks", "?look=abc"])("is not the fragment %j", async (fragment) => {
    expect(await lookInFragment(fragment)).toBeNull();
  });

  it("never throws when it is damaged", { timeout: 120_000 }, async () => {
    const links = await Promise.all(
      (["gallery", "double", "poster"] as const).map(async (name) => lookLink(builtInLook(name), PAGE)),
    );
    const damage = fc.record({
      link: fc.constantFrom(...links.map(fragmentOf)),
      at: fc.nat(400),
      removed: fc.nat(8),
      added: fc.oneof(fc.base64String({ maxLength: 8 }), fc.string({ maxLength: 4 })),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ link, at, removed, added }) => {
        const place = 6 + (at % (link.length - 6));
        const read = await lookInFragment(link.slice(0, place) + added + link.slice(place + removed));
        expect(["look", "unknown-version", "invalid"]).toContain(read?.type);
      }),
      { numRuns: DAMAGED_LINKS },
    );
  });
});
