/** Builds the pages and the server, each only when its sources have changed since its last build. */
import { join } from "node:path";
import { rmSync } from "node:fs";
import { ensureKernels } from "../../packages/codecs/build/kernels.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { keep, recall } from "./kept.mjs";
import { inRoot } from "./places.mjs";
import { precompress } from "./precompress.mjs";
import { runQuietly } from "./programs.mjs";
import { step } from "./say.mjs";

/** @typedef {{ folder: string, name: string, after: (dist: string) => Promise<void> }} App */

/** @type {readonly App[]} */
const APPS = [
  { folder: inRoot("apps", "web"), name: "the pages", after: precompress },
  { folder: inRoot("apps", "server"), name: "the server", after: async () => undefined },
];

/** Sources of every build in addition to the app's own folder. */
const SHARED = [
  inRoot("packages"),
  inRoot("tools", "art"),
  inRoot("package-lock.json"),
  inRoot("tools", "setup"),
  inRoot("tsconfig.base.json"),
];

export async function ensureBuilt() {
  // The build of the pages compiles them too, but tests and benchmarks need them when that build is skipped.
  await ensureKernels();
  for (const app of APPS) await ensureAppBuilt(app);
}

/** @param {App} app */
async function ensureAppBuilt({ folder, name, after }) {
  const dist = join(folder, "dist");
  // In the build's folder, so that deleting the build deletes its record.
  const record = join(dist, ".built.json");
  const sources = fingerprint([folder, ...SHARED]);
  if (recall(record)?.sources === sources) return;
  await step(`Building ${name}`, async () => {
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
