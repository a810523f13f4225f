/** The package for JPEGs, installed by npm in an empty folder without the network. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frame } from "../../packages/lossless/index.ts";
import { jpeg } from "../../packages/pixels/testing/pictures.ts";
import { ensureLosslessBuilt } from "../../tools/setup/build.mjs";

const BUILD = fileURLToPath(new URL("../../packages/lossless/dist", import.meta.url));
const README = fileURLToPath(new URL("../../packages/lossless/README.md", import.meta.url));
const MOST_BYTES = 300_000;
const PATIENCE_MS = 180_000;

let folder = "";
let installed = "";

/** Runs a program with neither this repository's modules nor its settings. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const env = { HOME: folder, PATH: [dirname(process.execPath), process.env["PATH"]].join(delimiter) };
  return (await promisify(execFile)(program, args, { cwd: folder, env })).stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-lossless-"));
  installed = join(folder, "node_modules", "@matte", "lossless");
  await ensureLosslessBuilt();
  const tarball = (await run("npm", "pack", "--silent", BUILD)).trim();
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await run("npm", "install", "--offline", "--no-audit", "--no-fund", join(folder, tarball));
  for (const [n, name] of ["photo.jpg", "other.jpg"].entries())
    await writeFile(join(folder, name), jpeg(640, 480, { quality: 90, sampling: "4:2:0" }, n + 1));
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

describe("The package for JPEGs", () => {
  it("has one file of code of at most 300 KB, types, readme, licence and notices, and needs no other package", async () => {
    const names = await readdir(installed);
    const types = names.filter((name) => name.endsWith(".d.ts"));
    const others = ["LICENSE", "README.md", "index.js", "package.json", "third-party-notices.txt"];
    expect(names.toSorted()).toEqual([...others, ...types].toSorted());
    expect(types).toContain("index.d.ts");
    expect((await stat(join(installed, "index.js"))).size).toBeLessThanOrEqual(MOST_BYTES);
    expect((await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith("."))).toEqual(["@matte"]);
  });

  it("can be published: publint and npm find nothing to correct", async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true });
    expect(messages).toEqual([]);
    const publish = ["publish", "--dry-run", "--offline", BUILD];
    const { stderr } = await promisify(execFile)("npm", publish, { cwd: folder });
    expect(stderr).not.toMatch(/auto-corrected|npm error/);
  });

  it("runs each example of its readme in Node", async () => {
    const examples = [...(await readFile(README, "utf8")).matchAll(/^```js\n(.*?)^```/gms)].map(
      ([, code = ""]) => code,
    );
    expect(examples.length).toBeGreaterThanOrEqual(5);
    const said: string[] = [];
    for (const [n, code] of examples.entries()) {
      await writeFile(join(folder, `example-${n}.js`), code);
      said.push((await run(process.execPath, `example-${n}.js`)).trim());
    }
    expect(said).toEqual(["", "{ x: 112, y: 64, width: 308, height: 236 }", "2", "", "no-record"]);
  });

  it("gives the files that the sources give", async () => {
    const program = `import { readFile, writeFile } from "node:fs/promises";
import { frame } from "@matte/lossless";
await writeFile("same.jpg", (await frame(await readFile("photo.jpg"), { matte: 48, colour: "#204060" })).file);`;
    await writeFile(join(folder, "same.js"), program);
    await run(process.execPath, "same.js");
    const { file } = await frame(await readFile(join(folder, "photo.jpg")), { matte: 48, colour: "#204060" });
    expect((await readFile(join(folder, "same.jpg"))).equals(file)).toBe(true);
  });

  it("has types that are right for its examples", async () => {
    await writeFile(
      join(folder, "typed.ts"),
      `import { frame, gainMap, join, LosslessError, type Framed, type LosslessReason } from "@matte/lossless";
export const framed: Promise<Framed> = frame(new Uint8Array(), { matte: 48 });
export const reason = (error: LosslessError): LosslessReason => error.reason;
export const places = async (): Promise<number> => (await join([], { arrangement: "grid" })).places.length;
// @ts-expect-error a frame has a matte
void frame(new Uint8Array(), {});
export const stops = gainMap(new Uint8Array())?.headroom;
`,
    );
    const tsc = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
    const options = ["--noEmit", "--strict", "--target", "es2023", "--lib", "es2023", "--types", ""];
    for (const module of ["nodenext", "preserve"])
      expect(await run(process.execPath, tsc, ...options, "--module", module, "typed.ts")).toBe("");
  });

  it("is bundled by Vite for pages", async () => {
    await writeFile(join(folder, "page.js"), 'import { frame } from "@matte/lossless";\nwindow.frame = frame;\n');
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: "warn",
      build: { write: false, rolldownOptions: { input: join(folder, "page.js") } },
    });
    const { output } = built as Rolldown.RolldownOutput;
    expect(output.map(({ type }) => type)).toEqual(["chunk"]);
  });
});
