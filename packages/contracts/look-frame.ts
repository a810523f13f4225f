/** A look's frame, without texts or anything from one computer. */
import { FRAME_FIELDS, LOOK_VERSION } from "@matte/engine";
import { z } from "./schema.ts";
import { settingSchemas } from "./settings.ts";

const fields = FRAME_FIELDS.filter((field) => field !== "localFont");
const settings = Object.fromEntries(
  Object.entries(settingSchemas(fields)).map(([field, schema]) => [field, z.optional(schema)]),
);

export const lookFrame = z.strictObject({ version: z.literal(LOOK_VERSION), settings: z.strictObject(settings) });

/** A stored frame, perhaps of an earlier version. */
export const storedFrame = z.strictObject({ version: z.int(), settings: z.record(z.string(), z.unknown()) });
