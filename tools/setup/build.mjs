/** Builds the pages and the server, each only when its sources have changed since its last build. */
import { basename, join } from "node:path";
import { rmSync } from "node:fs";
import { ensureKernels } from "../../packages/pixels/build/kernels.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { keep, recall } from "./kept.mjs";
import { alone } from "./lock.mjs";
import { CACHE, inRoot } from "./places.mjs";
import { writeSbom } from "./sbom.mjs";
import { precompress } from "./precompress.mjs";
import { runQuietly } from "./programs.mjs";
import { step } from "./say.mjs";

/**
 * @typedef {object} App
 * @property {string} folder
 * @property {string} name
 * @property {NodeJS.ProcessEnv} settings
 * @property {(dist: string) => Promise<void>} after
 * @property {string} [config] of Vite, in the folder
 */

/** @type {App} */
const PAGES = { folder: inRoot("apps", "web"), name: "the pages", settings: {}, after: precompress };
/** @type {App} */
const SERVER = { ...PAGES, folder: inRoot("apps", "server"), name: "the server", after: writeSbom };

/** @type {App} */
const COMMAND = { ...PAGES, folder: inRoot("apps", "cli"), name: "the command line", after: async () => undefined };

/** @type {App} */
const LOSSLESS = {
  ...COMMAND,
  folder: inRoot("packages", "lossless"),
  name: "the package for JPEGs",
  config: "build/vite.config.ts",
};

/** Sources for every build in addition to the app's folder. */
const SHARED = [
  inRoot("packages"),
  inRoot("tools", "art"),
  inRoot("package-lock.json"),
  inRoot("tools", "setup"),
  inRoot("tsconfig.base.json"),
];

/** @param {string} [locales] languages in addition to the published ones, with commas */
export async function ensureBuilt(locales = process.env["MATTE_LOCALES"]) {
  // The pages' build compiles them too, but tests and benchmarks need them when that build is skipped.
  await ensureKernels();
  const pages = { ...PAGES, settings: languagesFor(locales) };
  await ensureAppBuilt(pages, fingerprint([PAGES.folder, ...SHARED]));
  await ensureAppBuilt(SERVER, fingerprint([SERVER.folder, ...SHARED]));
}

/** Builds the command line, which shares fonts and places with the pages. */
export async function ensureCommandBuilt() {
  await ensureKernels();
  await ensureAppBuilt(COMMAND, fingerprint([COMMAND.folder, inRoot("apps", "web", "build"), ...SHARED]));
}

/** Builds @matte/lossless, whose types the compiler writes. */
export async function ensureLosslessBuilt() {
  await ensureKernels();
  await ensureAppBuilt(LOSSLESS, fingerprint([inRoot("apps", "web", "build"), ...SHARED]));
}

/**
 * Operators' commands run without the list that the product was built with: they leave its languages as they are.
 * @param {string | undefined} list languages in addition to the published ones, with commas
 * @returns {NodeJS.ProcessEnv}
 */
export function languagesFor(list) {
  return list === undefined
    ? {}
    : { MATTE_LOCALES: [...new Set(list.split(",").filter(Boolean))].toSorted().join(",") };
}

/** @param {App} app @param {string} sources their fingerprint */
async function ensureAppBuilt({ folder, name, settings, after, config = "vite.config.ts" }, sources) {
  const dist = join(folder, "dist");
  // In the build's folder, so that deleting the build deletes its record.
  const record = join(dist, ".built.json");
  const isBuilt = () => isCurrent(recall(record), sources, settings);
  if (isBuilt()) return;
  await alone(join(CACHE, `${basename(folder)}.lock`), async () => {
    // Another process may have built it while this one waited.
    if (isBuilt()) return;
    await step(`Building ${name}`, async () => {
      rmSync(record, { force: true });
      await vite(["build", "--config", config, "--logLevel", "warn"], {
        cwd: folder,
        env: { ...process.env, ...settings },
      });
      await after(dist);
      keep(record, { sources, MATTE_LOCALES: "", ...settings });
    });
  });
}

/** @param {any} kept @param {string} sources @param {NodeJS.ProcessEnv} settings */
function isCurrent(kept, sources, settings) {
  return kept?.sources === sources && Object.entries(settings).every(([key, value]) => kept[key] === value);
}

/** @param {readonly string[]} args @param {import("./programs.mjs").Surroundings} surroundings */
async function vite(args, surroundings) {
  await runQuietly(process.execPath, [inRoot("node_modules", "vite", "bin", "vite.js"), ...args], surroundings);
}
