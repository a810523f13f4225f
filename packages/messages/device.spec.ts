import { expect, it } from "vitest";
import { device } from "./en/device.ts";

const NOW = new Date("2026-11-22T09:30:00Z");

it.each([
  ["2026-11-22T09:30:20Z", "Just now"],
  ["2026-11-22T09:29:01Z", "Just now"],
  ["2026-11-22T09:29:00Z", "A minute ago"],
  ["2026-11-22T09:25:10Z", "4 minutes ago"],
])("A device that asked at %s is described as %s", (instant, text) => {
  expect(device.askedAt(instant, NOW)).toBe(text);
});

it.each([
  ["studio-mac", "Command line on “studio-mac”"],
  [null, "Command line"],
])("A device named %s is described as %s", (name, text) => {
  expect(device.description("matte-cli", name)).toBe(text);
});
