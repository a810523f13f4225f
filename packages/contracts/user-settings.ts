import { STORED_FIELDS, type Settings, type StoredField } from "@matte/engine";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { settingSchemas } from "./settings.ts";

/** A value and the time of its choice; the later of two wins. */
function chosen<Value extends z.ZodMiniType>(value: Value) {
  return z.optional(z.strictObject({ value, changedAt: instant }));
}

type ChosenFields = {
  [Field in StoredField]: ReturnType<typeof chosen<z.ZodMiniType<Settings[Field]>>>;
};

const entries = Object.entries(settingSchemas(STORED_FIELDS)).map(
  ([field, schema]) => [field, chosen(schema)] as const,
);

/**
 * Body for `PUT /api/users/:uid/settings`, with this device's changed fields, and both endpoints' answer, with all
 * stored fields.
 */
export const userSettings = z.strictObject({
  settings: z.strictObject(Object.fromEntries(entries) as ChosenFields),
});
export type UserSettings = z.infer<typeof userSettings>;
