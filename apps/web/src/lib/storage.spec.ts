import { describe, expect, it } from "vitest";
import { keepIn, keepWhile } from "./storage.ts";

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const refusing = () => {
  throw new DOMException("full", "QuotaExceededError");
};

describe("kept values", () => {
  it("come back as they were written", () => {
    const values = keepIn(() => memoryStore);
    const memoryStore = memory();
    expect(values.write("a", { size: 8, text: "é" })).toBe(true);
    expect(values.read("a")).toEqual({ size: 8, text: "é" });
    values.remove("a");
    expect(values.read("a")).toBeUndefined();
  });

  it.each([
    ["nothing stored", memory()],
    ["no JSON", memory({ a: "{size:" })],
    ["a store that refuses", { getItem: refusing, setItem: refusing, removeItem: refusing }],
  ])("reads undefined from %s", (_what, store) => {
    expect(keepIn(() => store).read("a")).toBeUndefined();
  });

  it.each([
    ["is full", () => ({ ...memory(), setItem: refusing, removeItem: refusing })],
    ["is blocked", refusing],
  ])("says so and goes on when the store %s", (_what, open) => {
    const values = keepIn(open);
    expect(values.write("a", 1)).toBe(false);
    expect(() => values.remove("a")).not.toThrow();
  });
});

it("values of somebody who has left take nothing more, and can still be removed", () => {
  const store = memory();
  let here = true;
  const values = keepWhile(
    keepIn(() => store),
    () => here,
  );
  expect(values.write("a", 1)).toBe(true);
  here = false;
  expect(values.write("a", 2)).toBe(false);
  expect(values.read("a")).toBe(1);
  values.remove("a");
  expect(store.kept.size).toBe(0);
});
