import { describe, expect, it } from "vitest";
import { REFERRAL_LIMIT } from "@matte/contracts/referral-limits";
import { valuesIn } from "#lib/storage.ts";
import { removeTracesOfOthers } from "../data/browser/traces.ts";
import { keepArrival, keptArrival } from "./arrival.ts";
import { keepOwnCode, ownCode, senderIn } from "./sender.ts";

const NOW = Date.parse("2026-11-28T10:00:00Z");
const DAY_MS = 86_400_000;
const [CODE, OTHER] = ["aB3_-x9Z0q", "0123456789"];
const fragment = (code: string): string => `#look=abc&by=${code}`;

/** A store like the browser's, whose keys are its properties. */
function store(): Storage {
  const items: Record<string, string> = {};
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, text: string) => void (items[key] = text) },
    removeItem: { value: (key: string) => void Reflect.deleteProperty(items, key) },
  }) as unknown as Storage;
}

describe("A link's sender", () => {
  it.each([
    [fragment(CODE), CODE],
    ["#look=abc", null],
    ["#look=abc&by=", null],
    ["#look=abc&by=short", null],
    ["#look=abc&by=<script>ab", null],
    [`${fragment(CODE)}&by=x`, null],
  ])("is read from %s as %s", (text, code) => {
    expect(senderIn(text)).toBe(code);
  });

  it("is counted once, and kept for thirty days", () => {
    const one = store();
    const kept = valuesIn(() => one);
    expect(keepArrival(fragment(CODE), NOW, kept)).toBe(CODE);
    expect(keepArrival(fragment(CODE), NOW + DAY_MS, kept)).toBeNull();
    const last = NOW + REFERRAL_LIMIT.days * DAY_MS;
    expect(keptArrival(last, kept)).toEqual({ code: CODE, openedAt: new Date(NOW).toISOString() });
    expect(keptArrival(last + 1, kept)).toBeNull();
    expect(kept.read("matte.arrival")).toBeUndefined();
    expect(keepArrival(fragment(CODE), last + 1, kept)).toBe(CODE);
  });

  it("is replaced by a later link's, and not by a link without one", () => {
    const one = store();
    const values = valuesIn(() => one);
    keepArrival(fragment(CODE), NOW, values);
    expect(keepArrival(fragment(OTHER), NOW, values)).toBe(OTHER);
    expect(keepArrival("#look=abc", NOW, values)).toBeNull();
    expect(keptArrival(NOW, values)?.code).toBe(OTHER);
  });

  it("is not counted where the browser stores nothing", () => {
    const blocked = valuesIn(() => {
      throw new Error("blocked");
    });
    expect(keepArrival(fragment(CODE), NOW, blocked)).toBeNull();
  });

  it.each([[null], [3], [{}], [{ code: 3, openedAt: "" }], [{ code: CODE, openedAt: "never" }]])(
    "is forgotten if it is stored as %j",
    (stored) => {
      const one = store();
      const values = valuesIn(() => one);
      values.write("matte.arrival", stored);
      expect(keptArrival(NOW, values)).toBeNull();
      expect(values.read("matte.arrival")).toBeUndefined();
    },
  );

  it("stays when another user signs out, and an own code does not", () => {
    const one = store();
    const values = valuesIn(() => one);
    keepArrival(fragment(CODE), NOW, values);
    keepOwnCode("ada", OTHER, values);
    expect(ownCode("ada", values)).toBe(OTHER);
    removeTracesOfOthers(null, () => one);
    expect(ownCode("ada", values)).toBeNull();
    expect(keptArrival(NOW, values)?.code).toBe(CODE);
  });
});
