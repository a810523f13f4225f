/** A device's token file, readable only by its user. */
import { randomUUID } from "node:crypto";
import { access, constants, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseAnswer } from "@matte/contracts";
import { storedAccount } from "@matte/contracts/oauth";
import type { StoredAccount } from "./verify.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the file's path in the system's settings folder.
 * @see https://specifications.freedesktop.org/basedir-spec/latest/
 */
export function accountFile(environment: Environment, platform: NodeJS.Platform, home: string): string {
  return join(settingsFolder(environment, platform, home), "matte", "account.json");
}

function settingsFolder(environment: Environment, platform: NodeJS.Platform, home: string): string {
  const { XDG_CONFIG_HOME: xdg, APPDATA: appData } = environment;
  if (xdg?.startsWith("/") === true) return xdg;
  if (platform === "win32") return appData ?? join(home, "AppData", "Roaming");
  return platform === "darwin" ? join(home, "Library", "Application Support") : join(home, ".config");
}

/** @returns null without a file, and for a damaged one */
export async function loadAccount(file: string): Promise<StoredAccount | null> {
  try {
    return parseAnswer(storedAccount, JSON.parse(await readFile(file, "utf8"))) ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && "code" in error && error.code === "ENOENT"))
      return null;
    throw error;
  }
}

export async function hasAccountFile(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Returns whether the file can be replaced: not in a folder that is mounted read-only, such as a secret of Kubernetes. */
export async function canReplaceAccount(file: string): Promise<boolean> {
  return access(dirname(file), constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** Replaces the file as a whole. */
export async function writeAccount(file: string, account: StoredAccount): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, JSON.stringify(account), { mode: 0o600, flag: "wx" });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

export async function deleteAccount(file: string): Promise<void> {
  await rm(file, { force: true });
}
