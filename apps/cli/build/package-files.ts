/** Non-program files in the built command's package, which installs alone. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { dependencies, name, version } from "../package.json";

const CANVAS = "@napi-rs/canvas";
const MANUAL = "matte.1";
const HERE = fileURLToPath(new URL("..", import.meta.url));

/** Sources by path in the package. */
const COPIED: Readonly<Record<string, string>> = {
  "README.md": join(HERE, "build", "package-readme.md"),
  LICENSE: join(HERE, "..", "..", "LICENSE"),
};

/** Adds package.json, readme, licence, the integrations and the manual page to the build. */
export function packageFiles(): Plugin {
  return {
    name: "matte:package-files",
    generateBundle() {
      const integrations = filesIn("integrations").map((path) => [path, join(HERE, path)] as const);
      for (const [fileName, path] of [...Object.entries(COPIED), ...integrations])
        this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
      this.emitFile({ type: "asset", fileName: "package.json", source: `${JSON.stringify(contents(), null, 2)}\n` });
    },
    // The program writes its own manual.
    writeBundle: ({ dir = "" }) => {
      writeFileSync(
        join(dir, MANUAL),
        execFileSync(process.execPath, [join(dir, "main.js"), "manual", "--lang", "en"]),
      );
    },
  };
}

/** Lists a workspace folder's files, with slashes. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(join(HERE, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(HERE, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function contents(): object {
  return {
    name,
    version,
    description:
      "Frames photographs on the command line: matte, stroke and caption, with the JPEG’s own data untouched",
    keywords: ["photography", "frame", "border", "passepartout", "caption", "exif", "jpeg", "lossless", "cli"],
    license: "MIT",
    type: "module",
    bin: { matte: "main.js" },
    man: [`./${MANUAL}`],
    files: [MANUAL, "*.js", "*.txt", "assets", "integrations", "texts"],
    engines: { node: ">=20.19.0" },
    dependencies: { [CANVAS]: dependencies[CANVAS] },
    publishConfig: { access: "public", provenance: true },
  };
}
