import { expect, it } from "vitest";
import { account } from "./en/account.ts";

const { sessions } = account;
const NOW = new Date(2026, 10, 22, 9, 30);

it.each([
  [new Date(2026, 10, 22, 0, 5), "Today, 00:05"],
  [new Date(2026, 10, 22, 9, 31), "Today, 09:31"],
  [new Date(2026, 10, 21, 21, 14), "Yesterday, 21:14"],
  [new Date(2026, 10, 20, 23, 59), "20 November"],
  [new Date(2025, 10, 12, 12, 0), "12 November 2025"],
])("A session that was last used at %s is described as %s", (time, text) => {
  expect(sessions.lastUsed(time.toISOString(), NOW)).toBe(text);
});

it.each([
  ["Firefox", "Linux", "Firefox on Linux"],
  ["Firefox", null, "Firefox"],
  [null, "iPhone", "iPhone"],
  [null, null, "Unknown device"],
])("A session of %s and %s is of the device %s", (browser, system, text) => {
  expect(sessions.device(browser, system)).toBe(text);
});

it.each([
  [1, "Ends this session."],
  [2, "Ends both, this one too."],
  [4, "Ends all four, this one too."],
  [12, "Ends all 12, this one too."],
])("The end of %i sessions is described as %s", (count, text) => {
  expect(sessions.all(count)).toBe(text);
});
