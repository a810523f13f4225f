/** Files around the package's code: readme, licence, description and types. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { name, version } from "../package.json";

const HERE = fileURLToPath(new URL("..", import.meta.url));
const ROOT = join(HERE, "..", "..");
const COPIED = { "README.md": join(HERE, "README.md"), LICENSE: join(ROOT, "LICENSE") };
/** The only sources whose types callers see. */
const TYPES = ["index", "lossless-error", "types"];

export function packageFiles(): Plugin {
  return {
    name: "matte:package-files",
    generateBundle() {
      for (const [fileName, path] of Object.entries(COPIED))
        this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
      for (const [fileName, source] of declarations()) this.emitFile({ type: "asset", fileName, source });
      this.emitFile({ type: "asset", fileName: "package.json", source: `${JSON.stringify(contents(), null, 2)}\n` });
    },
  };
}

/** @throws {Error} if a type refers to one that is not in the package */
function declarations(): readonly (readonly [string, string])[] {
  const out = mkdtempSync(join(tmpdir(), "matte-types-"));
  const program = join(HERE, "tsconfig.json");
  const options = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--rootDir", ROOT, "--outDir", out];
  execFileSync(process.execPath, [join(ROOT, "node_modules", "typescript", "bin", "tsc"), "-p", program, ...options]);
  const files = TYPES.map((file) => {
    const text = readFileSync(join(out, "packages", "lossless", `${file}.d.ts`), "utf8");
    return [`${file}.d.ts`, text.replaceAll(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"')] as const;
  });
  rmSync(out, { recursive: true });
  for (const [file, text] of files)
    for (const [, from = ""] of text.matchAll(/from "(.*?)"/g))
      if (!TYPES.some((one) => from === `./${one}.js`)) throw new Error(`${file} refers to ${from}.`);
  return files;
}

function contents(): object {
  return {
    name,
    version,
    description: "Frames, crops and joins JPEGs without encoding their photos again, and takes the frames off again",
    keywords: ["jpeg", "lossless", "crop", "frame", "border", "join", "jpegtran", "gain map", "hdr", "exif", "gps"],
    license: "MIT",
    type: "module",
    sideEffects: false,
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    files: ["*.js", "*.d.ts", "*.txt"],
    engines: { node: ">=20.19.0" },
    publishConfig: { access: "public", provenance: true },
  };
}
