/** Look versions. Each migration is a pure function from one version to the next. */
import { isRecord } from "../settings/restore.ts";

export const LOOK_VERSION = 1;

type Stored = Readonly<Record<string, unknown>>;

/** The migration at index `n` makes version `n + 1` from version `n`. */
const MIGRATIONS: readonly ((look: Stored) => Stored)[] = [
  /** Presets were stored before looks had versions: a name, and all settings with their texts. */
  ({ settings }) => ({ version: 1, settings }),
];

/** @returns the look in the present version, a newer look's version, or null for anything else */
export function migrateLook(value: unknown): Stored | number | null {
  if (!isRecord(value)) return null;
  const { version = 0 } = value;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0) return null;
  if (version > LOOK_VERSION) return version;
  return MIGRATIONS.slice(version).reduce<Stored>((look, migrate) => migrate(look), value);
}
