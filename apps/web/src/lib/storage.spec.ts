import { describe, expect, it } from "vitest";
import { valuesIn, writableWhile } from "./storage.ts";

function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const refusing = () => {
  throw new DOMException("full", "QuotaExceededError");
};

describe("stored values", () => {
  it("are read as they were written", () => {
    const values = valuesIn(() => store);
    const store = memory();
    expect(values.write("a", { size: 8, text: "é" })).toBe(true);
    expect(values.read("a")).toEqual({ size: 8, text: "é" });
    values.remove("a");
    expect(values.read("a")).toBeUndefined();
  });

  it.each([
    ["nothing is stored", memory()],
    ["the text is not JSON", memory({ a: "{size:" })],
    ["the store refuses", { getItem: refusing, setItem: refusing, removeItem: refusing }],
  ])("are undefined when %s", (_what, store) => {
    expect(valuesIn(() => store).read("a")).toBeUndefined();
  });

  it.each([
    ["is full", () => ({ ...memory(), setItem: refusing, removeItem: refusing })],
    ["is blocked", refusing],
  ])("report a failed write and never throw when the store %s", (_what, open) => {
    const values = valuesIn(open);
    expect(values.write("a", 1)).toBe(false);
    expect(() => values.remove("a")).not.toThrow();
  });
});

it("values that may no longer be written can still be read and removed", () => {
  const store = memory();
  let allowed = true;
  const values = writableWhile(
    valuesIn(() => store),
    () => allowed,
  );
  expect(values.write("a", 1)).toBe(true);
  allowed = false;
  expect(values.write("a", 2)).toBe(false);
  expect(values.read("a")).toBe(1);
  values.remove("a");
  expect(store.stored.size).toBe(0);
});
