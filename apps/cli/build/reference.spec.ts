import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Captions } from "../src/captions.ts";
import { settingsOfLook } from "../src/look-file.ts";
import { referenceMarkdown } from "./reference.ts";

const GUIDE = fileURLToPath(new URL("../../../docs/command-line.md", import.meta.url));
const START = "<!-- Written by apps/cli/build/reference.spec.ts: UPDATE_GOLDEN=1 npm test -- apps/cli/build -->\n\n";

test("The guide has the reference that derives from the commands", async () => {
  const guide = await readFile(GUIDE, "utf8");
  const [text = ""] = guide.split(START);
  if (process.env["UPDATE_GOLDEN"] !== undefined) await writeFile(GUIDE, text + START + referenceMarkdown());
  expect(await readFile(GUIDE, "utf8")).toBe(text + START + referenceMarkdown());
});

/** Returns the guide's block of code that begins with a text. */
async function blockFrom(start: string): Promise<string> {
  const guide = await readFile(GUIDE, "utf8");
  const blocks = [...guide.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, code = ""]) => code);
  return blocks.find((code) => code.startsWith(start)) ?? "";
}

async function written(content: string): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "matte-guide-"));
  const path = join(folder, "file");
  await writeFile(path, content);
  return { path, remove: () => rm(folder, { recursive: true }) };
}

test("The guide's look file is a look whose texts are printed", async () => {
  const { path, remove } = await written(await blockFrom("{"));
  const settings = await settingsOfLook(path);
  await remove();
  expect(settings).toMatchObject({ showMetadata: true, photoBy: "Ada Holm", locationText: "{city}, {country}" });
});

test("The guide's table of captions is one", async () => {
  const { path, remove } = await written(await blockFrom("File name,"));
  const captions = await Captions.read({ captions: path });
  await remove();
  expect(captions.of(["IMG_0001.jpg"])).toMatchObject({
    texts: [{ subject: "Dunes, noon", additionalCredits: "Make-up: Ines Morel\nAssistant: Bo Lind" }],
    unmatched: ["IMG_0002.jpg"],
  });
});
