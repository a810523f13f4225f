import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withLogo } from "../../apps/cli/src/logo-file.ts";
import { framedPicture, sourcePicture } from "./framed.ts";
import { type Box, framed } from "./geometry.ts";
import { alike, type Picture } from "./picture.ts";

const RED = [224, 0, 32] as const;
const FILL = `rgb(${RED.join(", ")})`;
/** Eight times as wide as high: low enough for any caption area, so that the width decides. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="10"><path d="M0 0h80v10H0z" fill="${FILL}"/></svg>`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-logos-"));
  const png = sharp({ create: { width: 400, height: 50, channels: 3, background: FILL } }).png();
  await writeFile(join(folder, "mark.png"), await png.toBuffer());
  await writeFile(join(folder, "mark.svg"), SVG);
});
afterAll(() => rm(folder, { recursive: true }));

async function framedWith(name: string, settings: Partial<Settings>): Promise<Picture> {
  const whole = { ...DEFAULT_SETTINGS, exportFormat: "png" as const, ...settings };
  const { logo, settings: wanted } = await withLogo(whole, join(folder, name), "pro");
  return framedPicture("plain", wanted, { logo, fileName: "IMG_1.jpg" });
}

function logoIn(canvas: Picture): Box {
  const logo = alike(canvas, RED, { area: { x: 0, y: 0, ...canvas }, tolerance: 2 });
  if (logo === null) throw new Error("There is no logo.");
  return logo;
}

describe.each(["mark.png", "mark.svg"])("A logo from %s", (name) => {
  test.each([
    ["left", 50],
    ["center", 80],
    ["right", 30],
  ] as const)("is at the %s of the caption area with the size %d", async (logoPosition, logoSize) => {
    const frame = framed(await sourcePicture("plain"), { outer: 8, caption: { lines: 1 } });
    const logo = logoIn(await framedWith(name, { showMetadata: true, photoBy: "", logoPosition, logoSize }));
    expect(Math.abs(logo.width - (logoSize / 200) * frame.canvas.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(logo.height - logo.width / 8)).toBeLessThanOrEqual(2);
    expect(logo.y).toBeGreaterThanOrEqual(frame.captionArea!.y);
    expect(logo.y + logo.height).toBeLessThanOrEqual(frame.canvas.height);
    expect(Math.abs(startOf(logoPosition, frame.photo, frame.canvas.width, logo.width) - logo.x)).toBeLessThanOrEqual(
      2,
    );
  });
});

test("Text on the right moves the logo to the centre", async () => {
  const canvas = await framedWith("mark.png", { showMetadata: true, photoBy: "© Ada", logoPosition: "left" });
  const logo = logoIn(canvas);
  expect(Math.abs(logo.x + logo.width / 2 - canvas.width / 2)).toBeLessThanOrEqual(2);
});

test("A logo is in the matte below the photo if there is no caption", async () => {
  const { stroked } = framed(await sourcePicture("plain"), { outer: 16 });
  expect(logoIn(await framedWith("mark.png", { outerBorderSize: 16 })).y).toBeGreaterThan(stroked.y + stroked.height);
});

test.each([
  ["#FFFFFF", "jpeg", null, [0, 0, 0]],
  ["#101010", "png", null, [255, 255, 255]],
  ["#FFFFFF", "png", "#1040E0", [16, 64, 224]],
] as const)("A logo on %s in a %s is in the text's colour on request", async (matte, exportFormat, chosen, ink) => {
  const settings = { outerBorderSize: 16, innerBorderSize: 0, logoSize: 100, exportFormat } as const;
  const canvas = await framedWith("mark.svg", {
    ...settings,
    outerBorderColor: matte,
    captionColor: chosen,
    logoColours: "text",
  });
  const { width, height } = canvas;
  const y = Math.ceil(height * 0.88);
  const logo = alike(canvas, ink, { area: { x: 0, y, width, height: height - y }, tolerance: 8 });
  expect(Math.abs((logo?.width ?? 0) - width / 2)).toBeLessThanOrEqual(8);
  expect(alike(canvas, RED, { area: { x: 0, y: 0, ...canvas }, tolerance: 2 })).toBeNull();
});

function startOf(
  position: "left" | "center" | "right",
  { x, width: breadth }: Box,
  width: number,
  logo: number,
): number {
  if (position === "left") return x;
  return position === "right" ? x + breadth - logo : (width - logo) / 2;
}
