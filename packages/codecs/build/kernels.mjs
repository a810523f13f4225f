/**
 * Compiles the AssemblyScript kernels: each folder in `kernels/` with an `index.ts` becomes `kernels/dist/NAME.js`. This module
 * exports the WebAssembly as text, so that it loads in every environment without a request.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const FOLDER = fileURLToPath(new URL("../kernels", import.meta.url));
const DIST = join(FOLDER, "dist");
const COMPILER = fileURLToPath(new URL("compile-kernels.mjs", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Without runtime and imports: a kernel has only functions and a memory, allocated by its caller. */
const OPTIONS = ["-O3", "--converge", "--runtime", "stub", "--noAssert", "--use", "abort=", "--enable", "simd"];

/** Compiles every kernel whose sources, options or compiler changed since its last build. */
export async function ensureKernels() {
  const names = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, "index.ts")));
  const stale = names.filter((name) => !isFresh(name));
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
      watcher.add(FOLDER);
      watcher.on("change", (file) => {
        if (!file.startsWith(FOLDER) || file.startsWith(DIST)) return;
        ensureKernels().catch((/** @type {unknown} */ error) => config.logger.error(String(error)));
      });
    },
  };
}

/** @param {string} name */
function moduleOf(name) {
  return join(DIST, `${name}.js`);
}

/** @param {string} name */
function isFresh(name) {
  return existsSync(moduleOf(name)) && readFileSync(moduleOf(name), "utf8").startsWith(headOf(name));
}

/** First line in a kernel's module, with a hash over its inputs. @param {string} name */
function headOf(name) {
  const compiler = readFileSync(resolve("assemblyscript/package.json"));
  const hash = createHash("sha256").update(compiler).update(OPTIONS.join("\0"));
  for (const file of readdirSync(join(FOLDER, name)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(FOLDER, name, file)));
  }
  return `// Compiled from kernels/${name}, ${hash.digest("hex")}\n`;
}

/**
 * Replaces modules atomically, since other processes may read or write them. One process compiles all: starting the compiler
 * takes half its time.
 * @param {readonly string[]} names
 */
async function compile(names) {
  const drafts = names.map((name) => ({ name, head: headOf(name), draft: join(DIST, `${name}.${process.pid}`) }));
  mkdirSync(DIST, { recursive: true });
  const runs = drafts.map(({ name, draft }) => [`${name}/index.ts`, "--outFile", draft, ...OPTIONS]);
  await promisify(execFile)(process.execPath, [COMPILER, JSON.stringify(runs)], { cwd: FOLDER });
  for (const { name, head, draft } of drafts) {
    writeFileSync(draft, `${head}export default "${readFileSync(draft, "base64")}";\n`);
    renameSync(draft, moduleOf(name));
  }
}
