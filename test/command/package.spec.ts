/** The command line's package, installed by npm in an empty folder without the network. */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePhotos } from "../photos/index.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CANVASES = join(ROOT, "node_modules", "@napi-rs");
const BUILD = join(ROOT, "apps", "cli", "dist");
/** Files that the package's description names or needs. */
const DESCRIBED = ["package.json", "main.js", "matte.1", "README.md", "LICENSE"];
/** Building, packing and installing 70 MB. */
const PATIENCE_MS = 180_000;

interface Manifest {
  readonly name: string;
  readonly publishConfig: object;
}

let folder = "";
let installed = "";

/** Runs a program with neither this repository's modules nor its settings. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const env = { HOME: folder, PATH: [dirname(process.execPath), process.env["PATH"]].join(delimiter) };
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env });
  return stdout;
}

const matte = (...args: readonly string[]): Promise<string> =>
  run(join(folder, "node_modules", ".bin", "matte"), ...args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-package-"));
  installed = join(folder, "node_modules", "@matte", "cli");
  await run(process.execPath, join(ROOT, "tools", "setup", "index.mjs"), "matte", "--version");
  const tarballs = [(await run("npm", "pack", "--silent", BUILD)).trim()];
  for (const name of await readdir(CANVASES)) {
    // Published ones are compressed, which takes npm longer than all else here.
    await run("tar", "--create", "--file", `${name}.tar`, "--directory", CANVASES, name);
    tarballs.push(`${name}.tar`);
  }
  await run("npm", "install", "--offline", "--no-audit", "--no-fund", ...tarballs.map((name) => join(folder, name)));
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

describe("The package of the command line", () => {
  it("has programs, fonts, readme, licence and notices, and no record of the build", async () => {
    const names = await readdir(installed);
    expect(names).toEqual(
      expect.arrayContaining(["main.js", "assets", "LICENSE", "README.md", "third-party-notices.txt"]),
    );
    expect(names.filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("has the manual page, which npm installs", async () => {
    const { man } = JSON.parse(await readFile(join(installed, "package.json"), "utf8")) as { readonly man: string[] };
    expect(man).toEqual(["./matte.1"]);
    expect(await readFile(join(installed, "matte.1"), "utf8")).toMatch(/^\.TH MATTE 1 /m);
  });

  it("needs no other package than the canvas", async () => {
    const names = await readdir(join(folder, "node_modules"));
    expect(names.filter((name) => !name.startsWith("."))).toEqual(["@matte", "@napi-rs"]);
  });

  it("has the licences of what is bundled, and names no typeface of the pages' interface", async () => {
    const notices = await readFile(join(installed, "third-party-notices.txt"), "utf8");
    for (const name of [
      "commander",
      "exifreader",
      "jose",
      "assemblyscript",
      "libheif-js",
      "Typeface Lora: @fontsource/lora",
    ])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, "m"));
    expect(notices).not.toContain("Newsreader");
  });

  it("opens HEIC by libheif, whose two files it has", async () => {
    const [photo = ""] = await writePhotos(join(folder, "photos"), ["heic-phone"]);
    await matte("frame", photo, "--out", "phone");
    expect(await readdir(join(folder, "phone"))).toEqual([basename(photo).replace(/\.heic$/i, ".jpeg")]);
    expect(await readdir(join(installed, "assets"))).toEqual(expect.arrayContaining(["libheif.cjs", "libheif.wasm"]));
  });

  it("can be published: npm corrects nothing in its description", async () => {
    // Only files that the description names: fonts take long to pack.
    await mkdir(join(folder, "described"));
    for (const name of DESCRIBED) await copyFile(join(installed, name), join(folder, "described", name));
    const args = ["publish", "--dry-run", "--offline", join(folder, "described")];
    const { stderr } = await promisify(execFile)("npm", args, { cwd: folder });
    expect(stderr).not.toMatch(/auto-corrected|npm error/);
    const { name, publishConfig } = JSON.parse(await readFile(join(installed, "package.json"), "utf8")) as Manifest;
    expect({ name, publishConfig }).toEqual({
      name: "@matte/cli",
      publishConfig: { access: "public", provenance: true },
    });
  });

  it("frames a photo as the build in the repository does, and takes it out of the frame again", async () => {
    const [photo = ""] = await writePhotos(join(folder, "photos"), ["canon-eos-r6"]);
    await matte("frame", photo, "--look", "museum", "--out", "framed");
    await run(process.execPath, join(BUILD, "main.js"), "frame", photo, "--look", "museum", "--out", "expected");
    const [name = ""] = await readdir(join(folder, "framed"));
    const framed = await readFile(join(folder, "framed", name));
    expect(framed.equals(await readFile(join(folder, "expected", name)))).toBe(true);

    // An export remembers its original's name.
    const original = join("unframed", basename(photo));
    await matte("unframe", join("framed", name), "--out", "unframed");
    await rename(join(folder, "unframed", name), join(folder, original));
    await matte("frame", original, "--look", "museum", "--out", "again");
    expect(framed.equals(await readFile(join(folder, "again", name)))).toBe(true);
  });
});
