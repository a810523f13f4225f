import { describe, expect, it } from "vitest";
import { nextReachability, type Contact, type Reachability } from "./reachability.ts";

describe("the server's reachability", () => {
  it.each<[Reachability, Contact, Reachability]>([
    ["unknown", "answered", "online"],
    ["unknown", "failed", "offline"],
    ["unknown", "silent", "offline"],
    ["online", "answered", "online"],
    ["online", "failed", "unknown"],
    ["online", "silent", "offline"],
    ["offline", "answered", "online"],
    ["offline", "failed", "offline"],
    ["offline", "silent", "offline"],
  ])("%s becomes, after a request that %s, %s", (before, contact, after) => {
    expect(nextReachability(before, contact)).toBe(after);
  });
});
