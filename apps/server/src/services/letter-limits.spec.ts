import { expect, it } from "vitest";
import { createMemoryCounts } from "../http/memory-counts.ts";
import { createLetterLimits } from "./letter-limits.ts";

/** Returns the allowed letters. */
async function allowed(letters: readonly (readonly [email: string, sender: string])[]): Promise<number> {
  let now = 0;
  const allow = createLetterLimits(createMemoryCounts(() => (now += 1)));
  let count = 0;
  for (const [email, sender] of letters) if (await allow(email, sender)) count += 1;
  return count;
}

const many = (make: (index: number) => readonly [string, string]) =>
  Array.from({ length: 500 }, (_, index) => make(index));

it.each([
  ["one visitor", 20, many((index) => [`a@${index}.example`, "192.0.2.1"])],
  ["a domain, which may be one mailbox", 10, many((index) => [`${index}@example.com`, `192.0.2.${index}`])],
  ["a provider of mailboxes", 300, many((index) => [`${index}@gmail.com`, `192.0.2.${index}`])],
  ["everybody", 300, many((index) => [`a@${index}.example`, `192.0.2.${index}`])],
] as const)("In an hour %s has at most %i letters", async (_who, count, letters) => {
  expect(await allowed(letters)).toBe(count);
});
