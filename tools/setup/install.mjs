/** Installs the dependencies when package-lock.json differs from the installed packages. */
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { keep, recall } from "./kept.mjs";
import { CACHE, inRoot } from "./places.mjs";
import { npm } from "./programs.mjs";
import { step } from "./say.mjs";

/** @typedef {"product" | "everything"} Scope packages of the product, or those of the tests as well */

const RECORD = join(CACHE, "installed.json");
const PRODUCT = ["apps/web", "apps/server", "apps/cli"].flatMap((app) => ["--workspace", app]);
const QUIET = ["--loglevel=error", "--no-audit", "--no-fund"];

/** @param {Scope} wanted */
export async function ensureInstalled(wanted) {
  const key = `${process.platform} ${process.arch} ${fingerprint([inRoot("package-lock.json")])}`;
  const record = recall(RECORD);
  if (record?.key === key && (record.scope === "everything" || record.scope === wanted)) return;
  if (!everythingPresent()) await install(record?.scope === "everything" ? "everything" : wanted);
  keep(RECORD, { key, scope: everythingPresent() ? "everything" : wanted });
}

/** @param {Scope} scope */
async function install(scope) {
  if (scope === "everything") {
    await step("Installing the dependencies and the test tools", () => npm(["ci", ...QUIET]));
    return;
  }
  await step("Installing the dependencies", () =>
    // An npm unable to install single workspaces installs all.
    npm(["ci", ...PRODUCT, ...QUIET]).catch(() => npm(["ci", ...QUIET])),
  );
}

/** True when node_modules has every package in package-lock.json. */
function everythingPresent() {
  const wanted = recall(inRoot("package-lock.json"))?.packages ?? {};
  const present = recall(inRoot("node_modules", ".package-lock.json"))?.packages ?? {};
  return Object.entries(wanted).every(
    ([place, { version, optional, link }]) =>
      !place.includes("node_modules/") || optional === true || link === true || present[place]?.version === version,
  );
}
