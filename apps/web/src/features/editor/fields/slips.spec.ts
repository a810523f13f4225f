import type { FieldText } from "@matte/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "./slips.ts";

const fields: FieldText = (field) => (field === "city" ? "Lisbon" : "");
const shown = (text: string, of: FieldText | null = fields) =>
  partsOf(text, of).map(({ text: part, kind }) => `${kind} ${part}`);

test.each([
  ["", []],
  ["Lisbon", ["plain Lisbon"]],
  ["{city}, {country}", ["filled {city}", "plain , ", "empty {country}"]],
  ["{country|city}{{city}}", ["filled {country|city}", "plain {{city}}"]],
  ["{titel} {city", ["plain {titel} {city"]],
  ["a {city}\n{state} b", ["plain a ", "filled {city}", "plain \n", "empty {state}", "plain  b"]],
])("the parts of %j are %j", (text, parts) => {
  expect(shown(text)).toEqual(parts);
});

test("without a photo no field is shown as empty", () => {
  expect(shown("{city}{state}", null)).toEqual(["filled {city}", "filled {state}"]);
});

test("the parts of any text are the text again", () => {
  const piece = fc.constantFrom("{", "}", "city", "|", "\n", ":", "state", "x", "é", "👩‍🚀");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      expect(
        partsOf(text, fields)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
