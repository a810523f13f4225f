import { randomUUID } from "node:crypto";
import {
  DEFAULT_SETTINGS,
  PRESET_FIELDS,
  presetSettings as presetOf,
  rowOf,
  settingsForPlan,
  STORED_FIELDS,
  TEXT_LIMIT,
  type Kind,
  type SettingField,
} from "@matte/engine";
import { anySettings, anyValue } from "@matte/engine/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAnswer, presetSettings, userChanges, userSettings } from "./index.ts";
import { JSON_LIMIT, PRESET_NAME_LIMIT, SETTINGS_LIMIT, WRITE_BATCH_SIZE, WRITES_LIMIT } from "./limits.ts";

const CHANGED_AT = "2026-01-02T03:04:05.678Z";

/** Takes most bytes as JSON in UTF-8, among the letters a person can type. */
const LONG_LETTER = "語";

function takesStored(field: SettingField, value: unknown): boolean {
  return parseAnswer(userSettings, { settings: { [field]: { value, changedAt: CHANGED_AT } } }) !== undefined;
}

function takesPreset(changes: object): boolean {
  return parseAnswer(presetSettings, { ...presetOf(DEFAULT_SETTINGS), ...changes }) !== undefined;
}

/** A value too large for its kind, or of another type. */
function invalidValue(field: SettingField): unknown {
  const { kind } = rowOf(field);
  const inner = kind.type === "nullable" ? kind.of : kind;
  if (inner.type === "number") return inner.max + 1;
  return inner.type === "text" ? "x".repeat(inner.limit + 1) : 7;
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

/** The field's longest value. */
function longest(kind: Kind): unknown {
  switch (kind.type) {
    case "text":
      return LONG_LETTER.repeat(kind.limit);
    case "nullable":
      return longest(kind.of);
    case "object":
      return Object.fromEntries(Object.entries(kind.fields).map(([field, of]) => [field, longest(of)]));
    case "choice":
      return kind.choices.toSorted((one, other) => other.length - one.length)[0];
    case "number":
      return kind.max;
    default:
      return "#FFFFFFFF";
  }
}

test("The longest settings and presets fit into a request", () => {
  const values = STORED_FIELDS.map(
    (field) => [field, { value: longest(rowOf(field).kind), changedAt: CHANGED_AT }] as const,
  );
  expect(Buffer.byteLength(JSON.stringify({ settings: Object.fromEntries(values) }))).toBeLessThan(SETTINGS_LIMIT);
  const preset = PRESET_FIELDS.map((field) => [field, longest(rowOf(field).kind)] as const);
  const name = LONG_LETTER.repeat(PRESET_NAME_LIMIT);
  const contents = { name, settings: Object.fromEntries(preset) };
  expect(Buffer.byteLength(JSON.stringify(contents))).toBeLessThan(SETTINGS_LIMIT);
});

test("The longest document fits into a request, and ten of them into a request of writes", () => {
  const line = LONG_LETTER.repeat(TEXT_LIMIT);
  const uid = "x".repeat(64);
  const answers = {
    craft: "content-creator",
    creditFormat: line,
    defaultLocation: line,
    primaryUseCase: "social-media",
  };
  const others = { preferredPlatform: "instagram", imageVolume: "50+", brandingStyle: "consistent-stroke" };
  const changes = {
    onboarding: { ...answers, ...others, completedAt: CHANGED_AT, userId: uid },
    preferences: { photoBy: line, locationText: line },
    onboardingCompletedAt: CHANGED_AT,
  };
  expect(parseAnswer(userChanges, changes)).toBeDefined();
  expect(Buffer.byteLength(JSON.stringify(changes))).toBeLessThan(JSON_LIMIT);
  const writes = Array.from({ length: WRITE_BATCH_SIZE }, () => ({ id: randomUUID(), uid, changes }));
  expect(Buffer.byteLength(JSON.stringify({ writes }))).toBeLessThan(WRITES_LIMIT);
});
