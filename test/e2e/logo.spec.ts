import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { photo } from "../photos/index.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { exportedPicture } from "./support/exported.ts";
import { type Box, framed } from "./support/geometry.ts";
import { alike, decoded } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const RED = [224, 0, 32] as const;
const FILL = `rgb(${RED.join(", ")})`;
/** Eight times as wide as high: low enough for any caption area, so that the width decides. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="10"><path d="M0 0h80v10H0z" fill="${FILL}"/></svg>`;

const FILES = {
  "mark.png": () =>
    sharp({ create: { width: 400, height: 50, channels: 3, background: FILL } })
      .png()
      .toBuffer(),
  "mark.svg": () => Promise.resolve(Buffer.from(SVG)),
} as const;

for (const [name, make] of Object.entries(FILES)) {
  test(`A logo from ${name} has the right size and position in the caption area`, async ({ editor, photos }, info) => {
    const path = info.outputPath(name);
    await writeFile(path, await make());
    await editor.load(...(await photos("plain")));
    await editor.toggle("Show metadata").check();
    await editor.field("Logo").setInputFiles(path);
    await expect(editor.button("Remove logo")).toBeVisible();
    await editor.chooseFormat("PNG");
    const size = await decoded(await photo("plain"));
    const frame = framed(size, { outer: 8, caption: { lines: 1 } });

    for (const [position, logoSize] of [
      ["Left", 50],
      ["Centre", 80],
      ["Right", 30],
    ] as const) {
      await editor.slider("Logo size").fill(String(logoSize));
      await editor.choice("Logo position", position).check();
      const logo = await logoIn(editor);
      expect(Math.abs(logo.width - (logoSize / 200) * frame.canvas.width)).toBeLessThanOrEqual(2);
      expect(Math.abs(logo.height - logo.width / 8)).toBeLessThanOrEqual(2);
      expect(logo.y).toBeGreaterThanOrEqual(frame.captionArea!.y);
      expect(logo.y + logo.height).toBeLessThanOrEqual(frame.canvas.height);
      expect(Math.abs(startOf(position, frame.photo, frame.canvas.width, logo.width) - logo.x)).toBeLessThanOrEqual(2);
    }
  });
}

test("Text on the right moves the logo to the centre, and the editor says so", async ({ editor, photos }, info) => {
  const path = info.outputPath("mark.png");
  await writeFile(path, await FILES["mark.png"]());
  await editor.load(...(await photos("plain")));
  await editor.toggle("Show metadata").check();
  await editor.field("Logo").setInputFiles(path);
  await editor.field("Photo credit").fill("© Ada");
  await expect(editor.text("Centred while text is on the right.")).toBeVisible();
  await editor.chooseFormat("PNG");
  const { canvas } = framed(await decoded(await photo("plain")), { outer: 8, caption: { lines: 1 } });
  const logo = await logoIn(editor);
  expect(Math.abs(logo.x + logo.width / 2 - canvas.width / 2)).toBeLessThanOrEqual(2);
});

test("A logo can be removed, and is placed in the matte if there is no caption", async ({ editor, photos }, info) => {
  const path = info.outputPath("mark.png");
  await writeFile(path, await FILES["mark.png"]());
  await editor.load(...(await photos("plain")));
  await editor.button("4 inch").click();
  await editor.field("Logo").setInputFiles(path);
  await editor.chooseFormat("PNG");
  const { stroked } = framed(await decoded(await photo("plain")), { outer: 16 });
  expect((await logoIn(editor)).y).toBeGreaterThan(stroked.y + stroked.height);
  await editor.button("Remove logo").click();
  await expect(editor.button("Remove logo")).toBeHidden();
  const canvas = await exportedPicture(editor);
  expect(
    alike(canvas, RED, { area: { x: 0, y: stroked.y + stroked.height, width: canvas.width, height: 90 } }),
  ).toBeNull();
});

/** Chromium draws it and then taints the canvas. */
const WEB_PAGE_IN_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">
<foreignObject width="90" height="60"><p xmlns="http://www.w3.org/1999/xhtml">Matte</p></foreignObject></svg>`;

test("A file that is not a picture, or taints the canvas, is rejected as a logo", async ({ editor }, info) => {
  for (const [name, text] of Object.entries({ "words.png": "words", "page.svg": WEB_PAGE_IN_SVG })) {
    const path = info.outputPath(name);
    await writeFile(path, text);
    await editor.field("Logo").setInputFiles(path);
    const refusal = editor.page
      .getByRole("alert")
      .filter({ hasText: `“${name}” isn’t an image that this browser can display` });
    await expect(refusal).toBeVisible();
  }
});

async function logoIn(editor: EditorPage): Promise<Box> {
  const canvas = await exportedPicture(editor);
  const logo = alike(canvas, RED, { area: { x: 0, y: 0, width: canvas.width, height: canvas.height }, tolerance: 2 });
  expect(logo).not.toBeNull();
  return logo!;
}

function startOf(
  position: "Left" | "Centre" | "Right",
  { x, width: breadth }: Box,
  width: number,
  logo: number,
): number {
  if (position === "Left") return x;
  return position === "Right" ? x + breadth - logo : (width - logo) / 2;
}
