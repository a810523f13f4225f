/** Looks by built-in name, or from a file exported by the editor. */
import {
  BUILT_IN_LOOKS,
  builtInLook,
  DEFAULT_SETTINGS,
  readLook,
  settingsFromLook,
  settingsWithLook,
  type Settings,
} from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import { FileError, LARGEST_HELPER, readRegularFile } from "./regular-file.ts";

/** Returns a look's settings. @param look built-in name or file path; undefined for the default look */
export async function settingsOfLook(look: string | undefined): Promise<Settings> {
  const name = BUILT_IN_LOOKS.find((known) => known === look?.toLowerCase());
  if (look === undefined) return DEFAULT_SETTINGS;
  if (name !== undefined) return settingsWithLook(DEFAULT_SETTINGS, builtInLook(name));
  const read = readLook(await jsonOf(look));
  if (read.type === "unknown-version") throw new UsageError(cli.errors.newerLook(look));
  if (read.type === "invalid") throw new UsageError(cli.errors.notALook(look));
  return settingsFromLook(read.look);
}

async function jsonOf(path: string): Promise<unknown> {
  const bytes = await readRegularFile(path, { longest: LARGEST_HELPER }).catch((cause: unknown) => {
    const isThere = cause instanceof FileError && cause.fault !== "unreadable";
    throw new UsageError(isThere ? cli.errors.notALook(path) : cli.errors.noLookFile(path), { cause });
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new UsageError(cli.errors.notALook(path), { cause });
  }
}
