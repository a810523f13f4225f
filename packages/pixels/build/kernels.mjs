/**
 * Compiles the AssemblyScript kernels: each folder in a package's `kernels/` with an `index.ts` becomes `kernels/dist/NAME.js`.
 * This module exports the WebAssembly as text, so that it loads in every environment without a request.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PACKAGES = fileURLToPath(new URL("../..", import.meta.url));
/** Kernels of each package that has some. */
const FOLDERS = ["pixels", "png", "jpeg"].map((name) => join(PACKAGES, name, "kernels"));
const COMPILER = fileURLToPath(new URL("compile-kernels.mjs", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Without runtime and imports: a kernel has only functions and a memory, allocated by its caller. */
const OPTIONS = ["-O3", "--converge", "--runtime", "stub", "--noAssert", "--use", "abort=", "--enable", "simd"];

/** Compiles every kernel whose sources, options or compiler changed since its last build. */
export async function ensureKernels() {
  const all = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })));
  const stale = all.filter(({ folder, name }) => existsSync(join(folder, name, "index.ts")) && !isFresh(folder, name));
  if (stale.length > 0) await compile(stale);
}

/**
 * Compiles the kernels before a build, and on source changes during development.
 * @returns {import("vite").Plugin}
 */
export function kernels() {
  return {
    name: "matte:kernels",
    buildStart: ensureKernels,
    configureServer({ watcher, config }) {
      watcher.add(FOLDERS);
      watcher.on("change", (file) => {
        if (!FOLDERS.some((folder) => file.startsWith(folder) && !file.startsWith(distOf(folder)))) return;
        ensureKernels().catch((/** @type {unknown} */ error) => config.logger.error(String(error)));
      });
    },
  };
}

/** @param {string} folder */
function distOf(folder) {
  return join(folder, "dist");
}

/** @param {string} folder @param {string} name */
function moduleOf(folder, name) {
  return join(distOf(folder), `${name}.js`);
}

/** @param {string} folder @param {string} name */
function isFresh(folder, name) {
  const module = moduleOf(folder, name);
  return existsSync(module) && readFileSync(module, "utf8").startsWith(headOf(folder, name));
}

/** First line in a kernel's module, with a hash over its inputs. @param {string} folder @param {string} name */
function headOf(folder, name) {
  const compiler = readFileSync(resolve("assemblyscript/package.json"));
  const hash = createHash("sha256").update(compiler).update(OPTIONS.join("\0"));
  for (const file of readdirSync(join(folder, name)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, name, file)));
  }
  return `// Compiled from kernels/${name}, ${hash.digest("hex")}\n`;
}

/**
 * Replaces modules atomically, since other processes may read or write them. One process compiles all: starting the compiler
 * takes half its time.
 * @param {readonly { folder: string, name: string }[]} stale
 */
async function compile(stale) {
  const drafts = stale.map(({ folder, name }) => {
    const module = moduleOf(folder, name);
    return {
      source: join(folder, name, "index.ts"),
      head: headOf(folder, name),
      draft: `${module}.${process.pid}`,
      module,
    };
  });
  for (const { module } of drafts) mkdirSync(dirname(module), { recursive: true });
  const runs = drafts.map(({ source, draft }) => [relative(PACKAGES, source), "--outFile", draft, ...OPTIONS]);
  await promisify(execFile)(process.execPath, [COMPILER, JSON.stringify(runs)], { cwd: PACKAGES });
  for (const { head, draft, module } of drafts) {
    writeFileSync(draft, `${head}export default "${readFileSync(draft, "base64")}";\n`);
    renameSync(draft, module);
  }
}
