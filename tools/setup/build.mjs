/** Builds the pages and the server, each only when its sources say something else than its last build. */
import { join } from "node:path";
import { rmSync } from "node:fs";
import { ensureKernels } from "../../packages/codecs/build/kernels.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { keep, recall } from "./kept.mjs";
import { inRoot } from "./places.mjs";
import { precompress } from "./precompress.mjs";
import { runQuietly } from "./programs.mjs";
import { step } from "./say.mjs";

/** @typedef {{ folder: string, what: string, after: (dist: string) => Promise<void> }} App */

/** @type {readonly App[]} */
const APPS = [
  { folder: inRoot("apps", "web"), what: "the pages", after: precompress },
  { folder: inRoot("apps", "server"), what: "the server", after: async () => undefined },
];

/** What every build depends on beside the app's own folder. */
const SHARED = [
  inRoot("packages"),
  inRoot("tools", "art"),
  inRoot("package-lock.json"),
  inRoot("tools", "setup"),
  inRoot("tsconfig.base.json"),
];

export async function ensureBuilt() {
  // The pages' own build sees to them as well; but tests and benchmarks need them where that build has nothing to do.
  await ensureKernels();
  for (const app of APPS) await ensureAppBuilt(app);
}

/** @param {App} app */
async function ensureAppBuilt({ folder, what, after }) {
  const dist = join(folder, "dist");
  // In the build's own folder, so that the two can only be there together.
  const record = join(dist, ".built.json");
  const sources = fingerprint([folder, ...SHARED]);
  if (recall(record)?.sources === sources) return;
  await step(`Building ${what}`, async () => {
    rmSync(record, { force: true });
    await vite(["build", "--logLevel", "warn"], folder);
    await after(dist);
    keep(record, { sources });
  });
}

/** @param {readonly string[]} args @param {string} cwd */
async function vite(args, cwd) {
  await runQuietly(process.execPath, [inRoot("node_modules", "vite", "bin", "vite.js"), ...args], { cwd });
}
