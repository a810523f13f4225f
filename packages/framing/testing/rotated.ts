/** A small rotated picture, which has the same bytes in browsers and in Node. */
import { rotatedPixels } from "../decode/rotated-pixels.ts";
import { bitmapOfPixels, openContext } from "../shared/canvas.ts";
import { grain } from "./painted.ts";

const SIZE = { width: 700, height: 560 };
const SHOWN = { width: 600, height: 530 };
const DEGREES = 4.7;

/** First bytes of its SHA-256. */
export const ROTATED_HASH = "f7722844d24f9a56";

export async function rotatedHash(): Promise<string> {
  const pixels = Uint8ClampedArray.from({ length: 4 * SIZE.width * SIZE.height }, (_, at) =>
    at % 4 === 3 ? 255 : 16 * grain(Math.floor(at / 60)) + grain(at),
  );
  const [cos, sin] = [Math.cos((DEGREES * Math.PI) / 180), Math.sin((DEGREES * Math.PI) / 180)];
  const photo = bitmapOfPixels(pixels, SIZE, false);
  const rotated = rotatedPixels(photo, [cos, sin, -sin, cos, -10, -40], SHOWN, false);
  if (rotated === null) throw new Error("No WebAssembly.");
  const context = openContext(SHOWN, false);
  context.drawImage(rotated, 0, 0);
  const { data } = context.getImageData(0, 0, SHOWN.width, SHOWN.height);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
