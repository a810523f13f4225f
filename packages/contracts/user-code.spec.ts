import fc from "fast-check";
import { expect, it } from "vitest";
import { readUserCode, showUserCode, USER_CODE } from "./user-code.ts";

it.each([
  ["WDJB-MJHT", "WDJBMJHT"],
  ["wdjbmjht", "WDJBMJHT"],
  [" wdjb – mjht ", "WDJBMJHT"],
  ["WDJB-MJH", null],
  ["WDJB-MJHTT", null],
  ["WDJB-MJHA", null],
  ["WDJB_MJHT", null],
  ["", null],
])("%j is read as %j", (text, code) => {
  expect(readUserCode(text)).toBe(code);
});

it("Every code is read from the form in which it is shown, in either case", () => {
  const { letters, length } = USER_CODE;
  const codes = fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length });
  fc.assert(
    fc.property(codes, (chosen) => {
      const code = chosen.join("");
      expect(readUserCode(showUserCode(code))).toBe(code);
      expect(readUserCode(showUserCode(code).toLowerCase())).toBe(code);
    }),
  );
});
