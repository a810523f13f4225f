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
  ["from another machine", { ...HERE, "x-forwarded-for": "127.0.0.1, 203.0.113.7" }, false],
  ["from another machine, through nginx", { ...HERE, "x-real-ip": "203.0.113.7" }, false],
  ["through a proxy with another name", { ...HERE, "x-forwarded-host": "matte.example" }, false],
  ["with the header Forwarded", { ...HERE, forwarded: "for=203.0.113.7" }, false],
])("A request %s is recognised as local or not", (_, headers, allowed) => {
  expect(isFromThisMachine(headers)).toBe(allowed);
});
