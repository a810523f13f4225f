import { expect, it } from "vitest";
import { isFromThisMachine } from "./this-machine-only.ts";

const HERE = { host: "127.0.0.1:8080" };

it.each([
  ["by its address", HERE, true],
  ["by its name", { host: "localhost:8080" }, true],
  ["by its IPv6 address", { host: "[::1]:8080" }, true],
  [
    "through a proxy on this machine",
    { ...HERE, "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost" },
    true,
  ],
  ["by another name", { host: "matte.example" }, false],
  ["by a name that looks like ours", { host: "127.0.0.1.evil.example" }, false],
  ["by a name with a user before it", { host: "127.0.0.1@evil.example" }, false],
  ["without a name", {}, false],
  ["for somebody elsewhere", { ...HERE, "x-forwarded-for": "127.0.0.1, 203.0.113.7" }, false],
  ["for somebody elsewhere, by nginx", { ...HERE, "x-real-ip": "203.0.113.7" }, false],
  ["under another name in front", { ...HERE, "x-forwarded-host": "matte.example" }, false],
  ["with a standard header", { ...HERE, forwarded: "for=203.0.113.7" }, false],
])("a request %s", (_, headers, allowed) => {
  expect(isFromThisMachine(headers)).toBe(allowed);
});
