import { expect, it } from "vitest";
import { domainOf, mailboxOf } from "./mailbox.ts";

it.each([
  ["victim@gmail.com", "victim+1@gmail.com", true],
  ["victim@gmail.com", "v.ic.tim+news@googlemail.com", true],
  ["victim@example.com", "victim+a+b@example.com", true],
  ["victim@example.com", "v.ictim@example.com", false],
  ["victim@example.com", "victim@example.org", false],
  ["+1@example.com", "+2@example.com", false],
])("%s and %s are the same mailbox: %s", (one, other, same) => {
  expect(mailboxOf(one) === mailboxOf(other)).toBe(same);
});

it("A domain is what follows the last @", () => {
  expect(domainOf("victim@mail.example")).toBe("mail.example");
});
