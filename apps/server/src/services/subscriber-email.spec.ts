import { expect, it } from "vitest";
import { subscriberEmail } from "./subscriber-email.ts";

it.each([
  ["ada@example.com", "ada@example.com"],
  [" Ada.King+matte@Example.COM\n", "ada.king+matte@example.com"],
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["ada@XN--BCHER-KVA.example", "ada@xn--bcher-kva.example"],
  ["o'hara@example.co.uk", "o'hara@example.co.uk"],
])("The address %j is normalised to %s", (typed, address) => {
  expect(subscriberEmail(typed)).toBe(address);
});

it.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "ada@@example.com",
  "ada@example.com@example.com",
  "ada king@example.com",
  "ada@exam ple.com",
  "ada@example..com",
  "ada@example.com.",
  "ada@-example.com",
  "ada@example.com/path",
  "ada@example.com:25",
  "ada@example.com\r\nbcc: eve@example.com",
  "Ada <ada@example.com>",
  "\u212Aate@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j is not an address", (typed) => {
  expect(subscriberEmail(typed)).toBeNull();
});
