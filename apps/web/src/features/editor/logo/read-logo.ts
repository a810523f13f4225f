/** Reads logos from image files: a decoded bitmap, and the same as a PNG, which every worker can decode. */
import { LOGO_LIMIT } from "@matte/contracts/limits";
import { KEPT_LOGOS, type Settings, type Size } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { editorSignature } from "@matte/messages/editor-signature";
import { describePhotoError } from "#domain/photos/describe.ts";
import { PhotoError } from "#domain/photos/types.ts";
import { withChosenLogo } from "../model/own-settings.ts";
import type { LogoRecord } from "../model/registry.ts";
import type { EditorSession } from "../state/session.ts";
import type { LogoSlot } from "./slots.ts";

/** Sets a file as a slot's logo, or reports why it cannot be one. */
export async function chooseLogo(session: EditorSession, slot: LogoSlot, file: File): Promise<void> {
  try {
    await applyLogo(session, slot, file, "own");
  } catch (reason) {
    session.services.notices.error(failureText(reason, file.name));
  }
}

/** Sets a PNG of a signature as a slot's logo, in the text's colour and under a name of its own. @throws {PhotoError} */
export function chooseSignature(session: EditorSession, slot: LogoSlot, picture: Blob): Promise<void> {
  const name = freeName(session.store.getState().history.present.settings);
  return applyLogo(session, slot, new File([picture], name, { type: picture.type }), "text");
}

function freeName(settings: Settings): string {
  const taken = new Set(["customLogo" as const, ...KEPT_LOGOS].map((slot) => settings[slot]?.name));
  for (let number = 1; ; number += 1) {
    const name = editorSignature.name(number);
    if (!taken.has(name)) return name;
  }
}

async function applyLogo(
  session: EditorSession,
  { setting }: LogoSlot,
  file: File,
  logoColours: Settings["logoColours"],
): Promise<void> {
  const record = await readLogo(file);
  session.logos.add(record.logo.id, record);
  const { settings } = session.store.getState().history.present;
  // Those for dark mattes replace another, and are in no library.
  const free = setting === "customLogo" ? KEPT_LOGOS.find((slot) => settings[slot] === null) : undefined;
  const kept = free !== undefined && { [free]: { ...record.logo, colours: logoColours } };
  session.change(withChosenLogo({ [setting]: record.logo, logoColours, ...kept }));
}

/** Reports a file unusable as a logo. Any type displayed by the browser is accepted, unlike for photos. */
function failureText(reason: unknown, fileName: string): string {
  const isNotAnImage = reason instanceof PhotoError && reason.code === "not-an-image";
  return isNotAnImage ? editorPanel.logo.notAnImage(fileName) : describePhotoError(reason, fileName);
}

/** Long side in pixels to which drawings are rasterised and large images reduced; accounts store no larger ones. */
const LOGO_SIDE = LOGO_LIMIT.side;

/**
 * Reads a logo. Drawings (SVG) go through an image element: workers cannot decode them.
 * @throws {PhotoError} when the file is not an image
 */
async function readLogo(file: File): Promise<LogoRecord> {
  const isDrawing = file.type === "image/svg+xml" || /\.svg$/i.test(file.name);
  return recordOf(file.name, await (isDrawing ? readDrawing(file) : readPicture(file)));
}

/** Restores a stored logo. @param picture PNG @throws {PhotoError} */
export async function readStoredLogo(name: string, picture: Blob): Promise<LogoRecord> {
  return recordOf(name, { picture, bitmap: await createImageBitmap(picture).catch(throwNotAnImage) });
}

function recordOf(name: string, { picture, bitmap }: DecodedLogo): LogoRecord {
  const { width, height } = bitmap;
  const logo = { id: crypto.randomUUID(), name, width, height };
  return { logo, picture, bitmap, url: URL.createObjectURL(picture) };
}

type DecodedLogo = Pick<LogoRecord, "picture" | "bitmap">;

async function readPicture(file: File): Promise<DecodedLogo> {
  const bitmap = await createImageBitmap(file).catch(throwNotAnImage);
  const drawn = await rasterise(bitmap, Math.max(bitmap.width, bitmap.height) > LOGO_SIDE ? longSide(bitmap) : bitmap);
  bitmap.close();
  return drawn;
}

async function readDrawing(file: File): Promise<DecodedLogo> {
  const url = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode().catch(throwNotAnImage);
    const size = longSide({ width: image.naturalWidth || 300, height: image.naturalHeight || 150 });
    // Browsers do not reveal a drawing's pixels if it contains parts of web pages.
    return await rasterise(image, size).catch(throwNotAnImage);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function throwNotAnImage(cause: unknown): never {
  throw new PhotoError("not-an-image", "The logo cannot be decoded", { cause });
}

function longSide({ width, height }: Size): Size {
  const factor = LOGO_SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

async function rasterise(picture: CanvasImageSource, { width, height }: Size): Promise<DecodedLogo> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new PhotoError("failed", "This browser draws no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return { picture: await canvas.convertToBlob({ type: "image/png" }), bitmap: canvas.transferToImageBitmap() };
}
