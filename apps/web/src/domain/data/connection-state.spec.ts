import { describe, expect, it } from "vitest";
import { nextState, type ConnectionState, type Contact } from "./connection-state.ts";

describe("the state of the connection", () => {
  it.each<[ConnectionState, Contact, ConnectionState]>([
    ["unknown", "answered", "online"],
    ["unknown", "failed", "offline"],
    ["unknown", "silent", "offline"],
    ["online", "answered", "online"],
    ["online", "failed", "unknown"],
    ["online", "silent", "offline"],
    ["offline", "answered", "online"],
    ["offline", "failed", "offline"],
    ["offline", "silent", "offline"],
  ])("%s, after a request that %s, is %s", (state, contact, next) => {
    expect(nextState(state, contact)).toBe(next);
  });
});
