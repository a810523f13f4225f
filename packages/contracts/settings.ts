/** Setting schemas, one per row in the engine's table. */
import { MAP_LIMIT, rowOf, type Kind, type SettingField, type Settings } from "@matte/engine";
import { z } from "./schema.ts";

export type SettingSchemas<Field extends SettingField> = { readonly [F in Field]: z.ZodMiniType<Settings[F]> };

/** Returns each field's value schema. */
export function settingSchemas<Field extends SettingField>(fields: readonly Field[]): SettingSchemas<Field> {
  const entries = fields.map((field) => [field, schemaOf(rowOf(field).kind)] as const);
  return Object.fromEntries(entries) as SettingSchemas<Field>;
}

/** Rejects values the engine's `readValue` would repair. */
function schemaOf(kind: Kind): z.ZodMiniType {
  switch (kind.type) {
    case "flag":
      return z.boolean();
    case "number":
      return (kind.whole ? z.int() : z.number()).check(z.gte(kind.min), z.lte(kind.max));
    case "choice":
      return z.enum(kind.choices);
    case "colour":
      return z.string().check(z.regex(/^#[\dA-F]{6}$/));
    case "text":
      return z.string().check(z.maxLength(kind.limit));
    case "pattern":
      return z.string().check(z.regex(kind.pattern));
    case "nullable":
      return z.nullable(schemaOf(kind.of));
    case "object":
      return z.strictObject(
        Object.fromEntries(Object.entries(kind.fields).map(([field, of]) => [field, schemaOf(of)])),
      );
    case "map":
      return z
        .record(z.string().check(z.maxLength(MAP_LIMIT.name)), schemaOf(kind.of))
        .check(z.refine((entries) => Object.keys(entries).length <= MAP_LIMIT.entries));
  }
}
