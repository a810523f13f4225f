/** Crops by mouse, keyboard and fingers: they are exported without loss, undone, restored, and nothing that was cut off leaves the page. */
import { writeFile } from "node:fs/promises";
import { imageList, parseAnswer } from "@matte/contracts";
import type { Box } from "@matte/engine";
import type { Page, TestInfo } from "@playwright/test";
import sharp from "sharp";
import { isTextStored } from "../product/stored-photos.ts";
import { signIn } from "./support/account.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { exported } from "./support/exported.ts";
import { middleOf, moveFingers } from "./support/finger.ts";
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

/** Expects an export to have every pixel inside a crop, and nothing of the photo's red part. */
async function expectKept(bytes: Buffer, path: string, crop: Box): Promise<Pixels> {
  const [framed, original] = [await pixelsOf(bytes), await pixelsOf(path)];
  const [left, top, width] = [crop.x + EDGE, crop.y + EDGE, crop.width - 2 * EDGE];
  const place = find(framed, row(original, left, top, width));
  if (place === null) throw new Error("The export has other pixels than the crop.");
  expect(framed.width - crop.width).toBeGreaterThan(place.x - EDGE);
  for (let y = 0; y < crop.height - 2 * EDGE; y += 1)
    expect(row(framed, place.x, place.y + y, width).equals(row(original, left, top + y, width)), `row ${y}`).toBe(true);
  expect(countRed(original)).toBeGreaterThan(300_000);
  expect(countRed(framed)).toBe(0);
  return framed;
}

/** The crop as it is said. */
async function saidCrop(editor: EditorPage): Promise<Box> {
  const text = (await editor.slider("Crop area").getAttribute("aria-valuetext")) ?? "";
  const [width = 0, height = 0, x = 0, y = 0] = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
  return { x, y, width, height };
}

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
  const framed = await expectKept(bytes, path, { x: 0, y: 0, width, height: PHOTO.height });
  expect(`${framed.width} × ${framed.height} px`).toBe(croppedSize);

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

test("A photo is cropped and exported by keyboard alone", async ({ editor, page }, info) => {
  const path = await writePhoto(info);
  await editor.load(path);
  await page.keyboard.press("c");
  await expect(editor.slider("Crop area")).toBeFocused();
  const press = async (key: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  await press("Tab", 4);
  await expect(editor.slider("Right edge")).toBeFocused();
  await press("Shift+ArrowLeft", 45);
  await press("Tab", 4);
  await expect(editor.slider("Left edge")).toBeFocused();
  await press("ArrowRight", 11);
  expect(await saidCrop(editor)).toEqual({ x: 11, y: 0, width: 739, height: 800 });
  await page.keyboard.press("Enter");
  await expect(editor.slider("Crop area")).toHaveCount(0);
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  const { bytes } = await exported(page, () => page.keyboard.press("Control+s"));
  await expectKept(bytes, path, { x: 11, y: 0, width: 739, height: 800 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("A photo is cropped by two fingers and one, and exported", async ({ editor, page }, info) => {
    const path = await writePhoto(info);
    await editor.load(path);
    await editor.button("More").tap();
    await page.getByRole("menuitem", { name: "Crop" }).tap();
    const area = editor.slider("Crop area");
    await expect(area).toHaveAttribute("aria-valuetext", /^1200 × 800 px/);
    const { x = 0, y = 0, width = 0 } = (await area.boundingBox()) ?? {};
    const scale = width / PHOTO.width;
    const at = (across: number, down: number): { x: number; y: number } => ({
      x: x + across * scale,
      y: y + down * scale,
    });
    // Half the distance, and to the left: a crop of half the size around the new place.
    await moveFingers(page, [at(300, 400), at(900, 400)], [at(250, 400), at(550, 400)]);
    const pinched = await saidCrop(editor);
    expect(Math.abs(pinched.x - 100)).toBeLessThan(8);
    expect(Math.abs(pinched.width - 600)).toBeLessThan(8);
    expect(pinched.width / pinched.height).toBeCloseTo(1.5, 1);
    const edge = await middleOf(editor.slider("Bottom edge"));
    await moveFingers(page, [edge], [{ x: edge.x, y: edge.y + 100 * scale }]);
    const crop = await saidCrop(editor);
    expect(crop).toMatchObject({ x: pinched.x, y: pinched.y, width: pinched.width });
    expect(Math.abs(crop.height - pinched.height - 100)).toBeLessThan(8);
    await editor.button("Done").tap();
    await expect(area).toHaveCount(0);
    const { bytes } = await exported(page, () => editor.button("Export").tap());
    await expectKept(bytes, path, crop);
  });
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
