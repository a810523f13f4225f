/** Puts the dependencies in place, and only when package-lock.json says something else than what is there. */
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { keep, recall } from "./kept.mjs";
import { npm } from "./npm.mjs";
import { CACHE, inRoot } from "./places.mjs";
import { step } from "./say.mjs";

/** @typedef {"product" | "everything"} Scope what `npm start` needs, or what the tests need on top of it */

const RECORD = join(CACHE, "installed.json");
const PRODUCT = ["--workspace", "apps/web", "--workspace", "apps/server"];
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
    // Should this npm not manage a part of the workspaces, the whole is a superset.
    npm(["ci", ...PRODUCT, ...QUIET]).catch(() => npm(["ci", ...QUIET])),
  );
}

/** True when everything in package-lock.json is in node_modules, whoever put it there. */
function everythingPresent() {
  const wanted = recall(inRoot("package-lock.json"))?.packages ?? {};
  const present = recall(inRoot("node_modules", ".package-lock.json"))?.packages ?? {};
  return Object.entries(wanted).every(
    ([place, { version, optional, link }]) =>
      !place.includes("node_modules/") || optional === true || link === true || present[place]?.version === version,
  );
}
