import { writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";
import { computedChecksums } from "./support/computed-pixels.ts";
import { expect, test } from "./support/test.ts";

const ENTRY = fileURLToPath(new URL("support/computed-pixels.ts", import.meta.url));

test("Surfaces, shadows and backgrounds have the bytes that they have in Node", async ({ driver }, info) => {
  const page = info.outputPath("checksums.html");
  await writeFile(page, `<body><script>${await bundled()}</script></body>`);
  await driver.goTo(pathToFileURL(page).href);
  const written = await driver.ask(() => document.body.dataset["checksums"] ?? "null");
  expect(JSON.parse(written)).toEqual(computedChecksums());
});

/** The entry as a classic script, which pages from files may run. */
async function bundled(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: ENTRY, formats: ["iife"], name: "matte" } },
  })) as Rolldown.RolldownOutput[];
  const code = output?.output[0].code ?? "";
  return `${code};document.body.dataset.checksums = JSON.stringify(matte.computedChecksums());`;
}
