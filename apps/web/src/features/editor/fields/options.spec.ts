import { type FieldText, parseTemplate, TEMPLATE_FIELDS } from "@matte/engine";
import { expect, test } from "vitest";
import { fieldOptions, searchOptions } from "./options.ts";

const VALUES: Readonly<Record<string, string>> = { city: "Lisbon", lens: "35mm F2", number: "7" };
const fields: FieldText = (field) => VALUES[field] ?? "";
const bodies = (options: readonly { readonly body: string }[]) => options.map(({ body }) => body);

test.each(["caption", "export"] as const)(
  "the list for the %s has each field once, and nothing that is no field",
  (kind) => {
    const listed = bodies(fieldOptions(kind, fields));
    // A caption is the same in all sizes.
    expect(TEMPLATE_FIELDS.filter((field) => !listed.includes(field))).toEqual(kind === "caption" ? ["size"] : []);
    expect(new Set(listed).size).toBe(listed.length);
    for (const body of listed) expect(parseTemplate(`{${body}}`).placeholders).toHaveLength(1);
  },
);

test("fields without a value are last in their group", () => {
  const places = fieldOptions("caption", (field) => (field === "state" ? "Lisboa" : "")).filter(
    ({ group }) => group === "place",
  );
  expect(bodies(places)).toEqual(["state", "city", "country", "location"]);
});

test("only the export’s name has digits for its number", () => {
  expect(bodies(fieldOptions("export", fields))).toContain("number:000");
  expect(bodies(fieldOptions("caption", fields))).not.toContain("number:000");
});

test.each([
  ["", 34],
  ["cit", ["city"]],
  ["CITY", ["city"]],
  ["focal35", ["focal35"]],
  ["lisb", ["city"]],
  ["  lens ", ["lens"]],
  ["zzz", []],
])("the query %j finds %j", (query, found) => {
  const result = bodies(searchOptions(fieldOptions("caption", fields), query));
  expect(typeof found === "number" ? result.length : result).toEqual(found);
});
