/** Files like those in public bug reports become the same pictures on the page and on the command line. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeDifference } from "../framed/picture.ts";
import { INPUTS } from "../inputs/expected.ts";
import { matte, writeAccount } from "./support/command-line.ts";
import { exported } from "./support/exported.ts";
import { openLook, type Look } from "./support/look.ts";
import { hasSamePixelData } from "./support/pixel-data.ts";
import { expect, test } from "./support/test.ts";
import { filesOfZip, plainNames } from "./support/zipped.ts";

test.use({ plan: "pro", storesCopies: false });

const FOLDER = fileURLToPath(new URL("../inputs/files", import.meta.url));
/** Chromium has no JPEG XL decoder, and with a matte this panorama is too large for any file. */
const isFramed = (name: string): boolean => !name.endsWith(".jxl") && name !== "pano-60000x150.jpg";
const NAMES = INPUTS.filter(([name, expected]) => !("error" in expected) && isFramed(name)).map(([name]) => name);

for (const exportFormat of ["jpeg", "png"] as const) {
  test(`The command frames ${NAMES.length} unusual files as ${exportFormat.toUpperCase()} as the page does`, async ({
    editor,
    page,
  }, info) => {
    const paths = NAMES.map((name) => join(FOLDER, name));
    const look = { version: 1, settings: { exportFormat, showMetadata: true, metadataFont: "Lora" } } satisfies Look;
    await openLook(page, look);
    await editor.give(...paths);
    await editor.text(`${paths.length} photos, one ZIP`).waitFor();
    const { bytes } = await exported(page, () => editor.button("Export").click());
    const byPage = await filesOfZip(bytes);

    await writeAccount(info.outputPath("settings"), "pro");
    const [file, out] = [info.outputPath("look.json"), info.outputPath("out")];
    await writeFile(file, JSON.stringify(look));
    await matte(info.outputPath("settings"), "frame", ...paths, "--look", file, "--out", out);
    const written = plainNames(byPage);
    expect(await readdir(out)).toEqual(written.toSorted());
    const differing: string[] = [];
    for (const [index, name] of written.entries()) {
      const [ours, theirs] = [await readFile(join(out, name)), byPage[index]!.bytes];
      const isSame = ours.equals(theirs) || (exportFormat === "png" && hasSamePixelData(ours, theirs));
      if (!isSame) differing.push(`${name}: ${await describeDifference(ours, theirs)}`);
    }
    expect(differing).toEqual([]);
  });
}
