import { execFile, spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { readPdf, streamsOf, unpacked } from "../framed/read-pdf.ts";
import { matte, writeAccount } from "./support/command-line.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

const NAMES = ["canon-eos-r6", "iphone-15-pro", "orientation-6", "png-rgb", "progressive-grey"] as const;
const POPPLER = spawnSync("pdftotext", ["-v"]).error === undefined;
const QPDF = spawnSync("qpdf", ["--version"]).error === undefined;

test.describe("A PDF on Pro", () => {
  test.use({ plan: "pro" });

  test("has the command line’s streams, and passes the judges of PDFs", async ({ editor, page, photos }, info) => {
    const paths = await photos(...NAMES);
    await editor.load(...paths);
    await editor.toggle("Show metadata").check();
    await editor.field("Location").fill("東京, Łódź");
    await editor.unfold("Output");
    await editor.choice("Export format", "PDF").check();
    await expect(editor.exportMethod).toHaveText("PDF");
    const config = info.outputPath("config");
    await writeAccount(config, "pro");
    const look = info.outputPath("look.json");
    await writeFile(look, JSON.stringify({ version: 1, settings: { showMetadata: true } }));
    for (const layout of ["One a page", "Contact sheet"]) {
      await editor.choice("PDF pages", layout).check();
      const ours = await exported(page, async () => {
        await editor.button("Export").click();
        if (layout === "Contact sheet") await editor.button("Export PDF").click();
      });
      expect(ours.name).toMatch(/^matte-batch-\d{8}-\w{6}\.pdf$/);
      const file = info.outputPath(`${layout}.pdf`);
      const sheet = layout === "Contact sheet" ? ["--contact-sheet"] : [];
      await matte(config, "frame", ...paths, "--pdf", file, ...sheet, "--look", look, "--location", "東京, Łódź");
      const theirs = await readFile(file);
      expect(streams(ours.bytes)).toEqual(streams(theirs));
      await judge(ours.bytes, info.outputPath("page.pdf"));
    }
  });

  test("leaves out a photo that cannot be read, and reports it", async ({ editor, page, photos }) => {
    const [good, other] = await photos("plain", "png-rgb");
    await editor.load(good!, other!);
    // The file changes on disk after it was opened: the browser no longer reads it.
    await writeFile(other!, "no photo any more");
    await editor.unfold("Output");
    await editor.choice("Export format", "PDF").check();
    const { bytes } = await exported(page, () => editor.button("Export").click());
    expect(await readPdf(new Uint8Array(bytes))).toHaveLength(1);
    await expect(page.getByRole("dialog", { name: "Export report" })).toContainText("1 of 2 photos");
  });

  test("is set up in a dialog whose settings are undone and remembered", async ({ editor, page, photos }) => {
    await editor.load(...(await photos("plain", "png-rgb", "webp-lossy")));
    await editor.button("More ways to export").click();
    await editor.button("Contact sheet…").click();
    const dialog = page.getByRole("dialog", { name: "PDF" });
    await expect(dialog.getByText("3 photos, one page")).toBeVisible();
    await expect(dialog.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
    await dialog.getByRole("slider", { name: "Columns" }).fill("1");
    await dialog.getByRole("slider", { name: "Rows" }).fill("2");
    await expect(dialog.getByText("3 photos, 2 pages")).toBeVisible();
    await dialog.getByRole("button", { name: "Next page" }).click();
    await expect(dialog.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
    await dialog.getByLabel("Paper", { exact: true }).selectOption("custom");
    await dialog.getByLabel("Paper width (mm)").fill("100");
    await expect(dialog.getByText("100 × 297 mm")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await editor.button("Undo").click();
    await page.reload();
    await editor.load(...(await photos("plain")));
    await editor.button("More ways to export").click();
    await editor.button("Contact sheet…").click();
    await expect(dialog.getByText("210 × 297 mm")).toBeVisible();
    await expect(dialog.getByRole("slider", { name: "Rows" })).toHaveValue("2");
    await expect(dialog.getByLabel("Paper", { exact: true })).toHaveValue("custom");
  });
});

test("A PDF is offered on Free, and opens the upgrade", async ({ editor, photos }) => {
  await editor.load(...(await photos("plain")));
  await editor.unfold("Output");
  await editor.choice("Export format", "PDF").click();
  await expect(editor.upsell).toBeVisible();
});

/** All streams, unpacked: browsers pack with their own library. */
function streams(bytes: Uint8Array): readonly string[] {
  return streamsOf(new Uint8Array(bytes), "").map((stream) => {
    const data = stream.entries.includes("/FlateDecode") ? unpacked(stream) : Buffer.from(stream.data);
    return `${stream.entries} ${data.toString("base64")}`;
  });
}

/** Asks qpdf and poppler, where they are installed. */
async function judge(bytes: Uint8Array, file: string): Promise<void> {
  await writeFile(file, bytes);
  const run = async (program: string, ...args: string[]) => (await promisify(execFile)(program, args)).stdout;
  if (QPDF) expect(await run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
  if (!POPPLER) return;
  const [, , ...fonts] = (await run("pdffonts", file)).trim().split("\n");
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(font).toMatch(/ yes {1,3}yes {1,3}yes /);
  expect(await run("pdftotext", file, "-")).toContain("東京, Łódź");
  await run("pdfimages", "-all", file, `${file}-image`);
  const given = await readFile(`${file}-image-000.jpg`);
  expect(
    compareKept(given, Buffer.from(streamsOf(new Uint8Array(bytes), "/DCTDecode")[0]!.data), { x: 0, y: 0 }).different,
  ).toEqual([]);
}
