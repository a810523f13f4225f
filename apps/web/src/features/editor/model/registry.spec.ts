import { expect, it } from "vitest";
import { createRegistry } from "./registry.ts";

it("a registry releases each item once, when nothing keeps it any longer", () => {
  const released: string[] = [];
  const registry = createRegistry<string>((item) => released.push(item));
  for (const id of "abc") registry.add(id, `photo ${id}`);
  registry.prune(new Set("ac"));
  registry.prune(new Set("ac"));
  expect(released).toEqual(["photo b"]);
  expect(registry.get("b")).toBeUndefined();
  expect(registry.get("a")).toBe("photo a");
});

it("a closed registry releases everything, later additions at once", () => {
  const released: string[] = [];
  const registry = createRegistry<string>((item) => released.push(item));
  for (const id of "ab") registry.add(id, `photo ${id}`);
  registry.close();
  expect(released).toEqual(["photo a", "photo b"]);
  registry.add("c", "photo c");
  expect(registry.get("c")).toBeUndefined();
  expect(released.at(-1)).toBe("photo c");
});
