/** Software bill of materials in CycloneDX: the packages in the built product. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./places.mjs";
import { npm } from "./programs.mjs";

export const SBOM = "sbom.cdx.json";

const APPS = ["--workspace=apps/server", "--workspace=apps/web"];
const OPTIONS = ["--sbom-format=cyclonedx", "--sbom-type=application", "--omit=dev", "--package-lock-only"];

/** @param {string} dist folder of the built server */
export async function writeSbom(dist) {
  const output = await npm(["sbom", ...APPS, ...OPTIONS, "--loglevel=silent"]);
  writeFileSync(join(dist, SBOM), `${JSON.stringify(reproducible(JSON.parse(output)), null, 2)}\n`);
}

/**
 * Leaves out what differs between two builds of the same sources: the time, a random number and the name of the folder.
 * @param {any} bom
 */
function reproducible({ serialNumber: _random, ...bom }) {
  const { name, version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const { timestamp: _time, ...metadata } = bom.metadata;
  const component = { ...metadata.component, name, version, purl: `pkg:npm/${name}@${version}` };
  return { ...bom, metadata: { ...metadata, component } };
}
