import fc from "fast-check";
import { expect, it } from "vitest";
import { storedName } from "./stored-name.ts";

const FAMILY = "👩‍👩‍👧‍👦";

it.each([
  ["holiday 2026.jpg", "holiday 2026.jpg"],
  ["../../etc/passwd.jpg", "passwd.jpg"],
  ["C:\\Photos\\vows.jpg", "vows.jpg"],
  ["two\nlines\u0007.jpg", "two-lines-.jpg"],
  ["a\0b.jpg", "a-b.jpg"],
  ["photo\u202Egpj.exe", "photogpj.exe"],
  ["\u2066isolate\u2069.jpg", "isolate.jpg"],
  ['5%22 "print".jpg', "5- -print-.jpg"],
  ["<img src=x>.png", "-img src=x-.png"],
  [".htaccess", "-htaccess"],
  ["Cafe\u0301.jpg", "Café.jpg"],
  [`${FAMILY}.jpg`, `${FAMILY}.jpg`],
  ["תמונה.jpg", "תמונה.jpg"],
  [`${"x".repeat(300)}.jpeg`, `${"x".repeat(250)}.jpeg`],
  [`${FAMILY.repeat(30)}.jpg`, `${FAMILY.repeat(10)}.jpg`],
  [`a.${"b".repeat(300)}`, `a.${"b".repeat(253)}`],
  ["half \uD83D.jpg", "half -.jpg"],
  ["", ""],
  ["folder/", ""],
  ["   ", ""],
])("the uploaded file %j is stored as %j", (sent, stored) => {
  expect(storedName(sent)).toBe(stored);
});

it("a stored name has no folder, no control character and at most 255 bytes, and is stored unchanged again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (sent) => {
      const name = storedName(sent);
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(storedName(name)).toBe(name);
    }),
  );
});
