/** Prints a release's notes: `node tools/setup/release-notes.mjs v1.2.3`. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Failure } from "./failure.mjs";
import { inRoot } from "./places.mjs";

/**
 * Returns the changelog's section about a version, without its heading.
 * @param {string} changelog @param {string} version
 * @throws {Failure} without one, or with an empty one
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`${version} – `));
  const notes = section?.slice(section.indexOf("\n")).trim() ?? "";
  if (notes === "") throw new Failure(`CHANGELOG.md says nothing about ${version}.`);
  return notes;
}

/**
 * Checks that all packages have a tag's version.
 * @param {string} tag @param {Readonly<Record<string, string>>} versions by package
 * @returns {string} the version
 * @throws {Failure} with the packages of other versions
 */
export function releasedVersion(tag, versions) {
  const version = tag.replace(/^v/, "");
  const others = Object.entries(versions).filter(([, one]) => one !== version);
  if (others.length > 0)
    throw new Failure(`Not ${version}: ${others.map(([name, one]) => `${name} ${one}`).join(", ")}.`);
  return version;
}

/** Lists the versions of this repository's packages, by the lock file. @returns {Record<string, string>} */
export function packageVersions() {
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const folders = Object.keys(packages).filter((path) => !path.includes("node_modules"));
  return Object.fromEntries(
    folders.map((folder) => {
      const { name, version } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
      return [name, version];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const version = releasedVersion(process.argv[2] ?? "", packageVersions());
    console.log(notesOf(readFileSync(inRoot("CHANGELOG.md"), "utf8"), version));
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
