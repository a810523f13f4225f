import {
  DEFAULT_SETTINGS,
  PRESET_FIELDS,
  presetSettings as presetOf,
  rowOf,
  settingsForPlan,
  STORED_FIELDS,
  type SettingField,
} from "@matte/engine";
import { anySettings, anyValue } from "@matte/engine/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAnswer, presetSettings, userSettings } from "./index.ts";

const CHANGED_AT = "2026-01-02T03:04:05.678Z";

function takesStored(field: SettingField, value: unknown): boolean {
  return parseAnswer(userSettings, { settings: { [field]: { value, changedAt: CHANGED_AT } } }) !== undefined;
}

function takesPreset(changes: object): boolean {
  return parseAnswer(presetSettings, { ...presetOf(DEFAULT_SETTINGS), ...changes }) !== undefined;
}

/** A value that is too large for its kind, or of another type. */
function invalidValue(field: SettingField): unknown {
  const { kind } = rowOf(field);
  if (kind.type === "number") return kind.max + 1;
  return kind.type === "text" ? "x".repeat(kind.limit + 1) : 7;
}

describe.each(STORED_FIELDS)("the account’s setting %s", (field) => {
  test(`${field} takes its default and every value of its kind`, () => {
    expect(takesStored(field, DEFAULT_SETTINGS[field])).toBe(true);
    fc.assert(fc.property(anyValue(rowOf(field).kind), (value) => takesStored(field, value)));
  });

  test(`${field} refuses invalid values, and null unless it is nullable`, () => {
    expect(takesStored(field, invalidValue(field))).toBe(false);
    expect(takesStored(field, null)).toBe(rowOf(field).kind.type === "nullable");
  });
});

test("the account has no setting but those that are stored", () => {
  const others = (["keepLocation", "customLogo", "localFont"] as const).map((field) => [
    field,
    takesStored(field, DEFAULT_SETTINGS[field]),
  ]);
  expect(others).toEqual([
    ["keepLocation", false],
    ["customLogo", false],
    ["localFont", false],
  ]);
});

test("a preset takes the settings of every photographer", () => {
  fc.assert(
    fc.property(anySettings, fc.constantFrom("free", "pro", "studio"), (settings, plan) =>
      takesPreset(presetOf(settingsForPlan(settings, plan))),
    ),
  );
});

test.each(PRESET_FIELDS)("a preset refuses an invalid %s", (field) => {
  expect(takesPreset({ [field]: invalidValue(field) })).toBe(false);
});

test.each(PRESET_FIELDS)("a preset may lack %s only if it is optional", (field) => {
  const { [field]: _absent, ...others } = presetOf(DEFAULT_SETTINGS);
  expect(parseAnswer(presetSettings, others) !== undefined).toBe(rowOf(field).traits.preset === "optional");
});

test("a preset has no subject, which belongs to one photo", () => {
  expect(takesPreset({ subjectName: "Fjord" })).toBe(false);
});
