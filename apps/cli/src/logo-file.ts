/** A call's logo, made from a file like in the editor: a PNG with limited size. */
import { basename } from "node:path";
import { LOGO_LIMIT } from "@matte/contracts/limits";
import { capabilities, type Plan, type Settings } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { UsageError } from "./exits.ts";
import { FileError, LARGEST_HELPER, readRegularFile } from "./regular-file.ts";

/** Settings with a logo and its picture. */
export interface WithLogo {
  readonly settings: Settings;
  /** PNG. */
  readonly logo: Uint8Array<ArrayBuffer>;
}

/** Reads a picture or a drawing. @throws UsageError for any other file, and on a plan without logos */
export async function withLogo(settings: Settings, path: string, plan: Plan): Promise<WithLogo> {
  if (!capabilities(plan).logo) throw new UsageError(cli.errors.logo);
  const image = await decode(path);
  const longer = Math.max(image.width, image.height);
  const factor = longer > LOGO_LIMIT.side || isDrawing(path) ? LOGO_LIMIT.side / longer : 1;
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * factor)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const customLogo = { id: path, name: basename(path), width: canvas.width, height: canvas.height };
  // One logo serves for all mattes.
  return {
    settings: { ...settings, customLogo, customLogoOnDark: null },
    logo: new Uint8Array(await canvas.encode("png")),
  };
}

async function decode(path: string): Promise<Image> {
  const bytes = await readRegularFile(path, { longest: LARGEST_HELPER }).catch((cause: unknown) => {
    const isThere = cause instanceof FileError && cause.fault !== "unreadable";
    throw new UsageError(isThere ? cli.errors.notALogo(path) : cli.photoErrors.unreadable(path), { cause });
  });
  return loadImage(bytes).catch((cause: unknown) => {
    throw new UsageError(cli.errors.notALogo(path), { cause });
  });
}

function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}
