/** A crop by mouse: it is exported without loss, undone, restored, and nothing that was cut off leaves the page. */
import { writeFile } from "node:fs/promises";
import { imageList, parseAnswer } from "@matte/contracts";
import type { Page, TestInfo } from "@playwright/test";
import sharp from "sharp";
import { isTextStored } from "../product/stored-photos.ts";
import { signIn } from "./support/account.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const PHOTO = { width: 1200, height: 800 };
/** Columns from here on are red, the others are not. */
const RED_FROM = 800;

/** Writes a photo of green and blue noise with a red part, and returns its path. */
async function writePhoto(info: TestInfo): Promise<string> {
  const { width, height } = PHOTO;
  const pixels = Buffer.alloc(3 * width * height);
  let seed = 1;
  for (let at = 0; at < width * height; at += 1) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const isRed = at % width >= RED_FROM;
    pixels.set(isRed ? [230, 10, 10] : [40, 120 + (seed >> 25), 90 + (seed >> 26)], 3 * at);
  }
  const path = info.outputPath("harbour.jpg");
  await writeFile(
    path,
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
  return path;
}

/** Crops the photo to about this width by its right edge. @returns the exact width */
async function cropTo(editor: EditorPage, width: number): Promise<number> {
  const { page } = editor;
  await page.keyboard.press("c");
  const area = editor.slider("Crop area");
  await expect(area).toHaveAttribute("aria-valuetext", /^1200 × 800 px/);
  const [whole, edge] = [await area.boundingBox(), await editor.slider("Right edge").boundingBox()];
  if (whole === null || edge === null) throw new Error("The crop is not shown");
  const from = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - ((PHOTO.width - width) * whole.width) / PHOTO.width, from.y, { steps: 5 });
  await page.mouse.up();
  await expect(editor.button("Export")).toBeDisabled();
  const text = (await area.getAttribute("aria-valuetext")) ?? "";
  expect(text).toMatch(/^\d+ × 800 px, 0 px from the left, 0 px from the top$/);
  await editor.button("Done").click();
  await expect(area).toHaveCount(0);
  return Number.parseInt(text, 10);
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function row({ data, width }: Pixels, x: number, y: number, length: number): Buffer {
  return data.subarray(3 * (y * width + x), 3 * (y * width + x + length));
}

/** Finds where a picture has a row of another one's pixels. */
function find(picture: Pixels, wanted: Buffer): { readonly x: number; readonly y: number } | null {
  for (let at = picture.data.indexOf(wanted); at >= 0; at = picture.data.indexOf(wanted, at + 1))
    if (at % 3 === 0) return { x: (at / 3) % picture.width, y: Math.floor(at / 3 / picture.width) };
  return null;
}

function countRed({ data }: Pixels): number {
  let red = 0;
  for (let at = 0; at < data.length; at += 3) red += Number((data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 90);
  return red;
}

/** Margin in which blocks are mixed with the matte, and their colours with those of their neighbours. */
const EDGE = 24;

test("A photo cropped by mouse keeps every pixel inside in its export, by undo, redo and a reload too", async ({
  editor,
  page,
}, info) => {
  const path = await writePhoto(info);
  await editor.load(path);
  const size = page.getByText(/^\d+ × \d+ px$/).first();
  const wholeSize = await size.textContent();
  const width = await cropTo(editor, 705);
  expect(Math.abs(width - 705)).toBeLessThanOrEqual(3);
  await expect(size).not.toHaveText(wholeSize ?? "");
  const croppedSize = (await size.textContent()) ?? "";
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");

  const { bytes } = await exported(page, () => editor.button("Export").click());
  const [framed, original] = [await pixelsOf(bytes), await pixelsOf(path)];
  expect(`${framed.width} × ${framed.height} px`).toBe(croppedSize);
  const place = find(framed, row(original, EDGE, EDGE, width - 2 * EDGE));
  const corner = { x: (place?.x ?? 0) - EDGE, y: (place?.y ?? 0) - EDGE };
  expect(framed.width - width).toBeGreaterThan(corner.x);
  for (let y = EDGE; y < PHOTO.height - EDGE; y += 1) {
    const kept = row(framed, corner.x + EDGE, corner.y + y, width - 2 * EDGE);
    expect(kept.equals(row(original, EDGE, y, width - 2 * EDGE)), `row ${y}`).toBe(true);
  }
  expect(countRed(original)).toBeGreaterThan(300_000);
  expect(countRed(framed)).toBe(0);

  await page.keyboard.press("Control+z");
  await expect(size).toHaveText(wholeSize ?? "");
  await page.keyboard.press("Control+y");
  await expect(size).toHaveText(croppedSize);
  await editor.field("Subject name").fill("The left part");
  await expect.poll(() => isTextStored(page, "The left part")).toBe(true);
  const captioned = (await size.textContent()) ?? "";
  expect(Number.parseInt(captioned, 10)).toBeLessThan(Number.parseInt(wholeSize ?? "", 10));
  await page.reload();
  await editor.button("Restore 1 photo").click();
  await expect(size).toHaveText(captioned);
});

test("Nothing that a crop cuts off stays in the account", async ({ editor, page, playwright, origin }, info) => {
  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { uid: string } };
  const administrator = await playwright.request.newContext({ baseURL: origin });
  await signIn(administrator, "admin@example.com");
  const { token } = (await (await administrator.get("/api/token")).json()) as { token: string };
  const urls = async (kind: "originals" | "mattes"): Promise<readonly string[]> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const list = parseAnswer(imageList, await (await administrator.get("/upload/list-images.php", { headers })).json());
    return (list?.[kind] ?? []).map(({ url }) => url).filter((url) => url.includes(user.uid));
  };
  await editor.load(await writePhoto(info));
  await expect.poll(() => urls("originals")).toHaveLength(1);
  const [whole = ""] = await urls("originals");
  expect(countRed(await stored(page, whole))).toBeGreaterThan(1000);

  await cropTo(editor, 700);
  await expect.poll(() => urls("originals")).not.toEqual([whole]);
  await expect.poll(() => urls("originals")).toHaveLength(1);
  expect((await page.request.get(whole)).status()).toBe(404);
  await exported(page, () => editor.button("Export").click());
  await expect.poll(() => urls("mattes")).toHaveLength(1);
  const [preview = "", framed = ""] = [...(await urls("originals")), ...(await urls("mattes"))];
  const small = await stored(page, preview);
  expect([small.width, small.height, countRed(small)]).toEqual([600, 600, 0]);
  expect(countRed(await stored(page, framed))).toBe(0);
  await administrator.dispose();
});

async function stored(page: Page, url: string): Promise<Pixels> {
  return pixelsOf(await (await page.request.get(url)).body());
}
