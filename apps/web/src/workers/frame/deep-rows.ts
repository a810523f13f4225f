/** A framed photo of 16 bits a sample, some rows at a time: its samples as they are, and what is painted at 8 bits round them. */
import type { DeepPicture, LosslessPaint, Rgb } from "@matte/codecs";
import type { Box, Size } from "@matte/engine";

/** A value of 8 bits in 16. */
const WIDER = 257;

export interface DeepFrame {
  readonly canvas: Size;
  /** Where the photo lies, in whole pixels; it is as large as the picture. */
  readonly photo: Box;
  readonly picture: DeepPicture;
  readonly paint: LosslessPaint;
}

type Rows = Uint8Array<ArrayBuffer>;

/** Reads rows of samples, big-endian, in the picture's own colour type. */
export function deepRows({ canvas, photo, picture, paint }: DeepFrame): (top: number, rows: number) => Rows {
  const channels = picture.colour === "grey" ? 1 : 3;
  const pixel = 2 * channels;
  const row = canvas.width * pixel;
  const [ground, ...flats] = [{ box: { x: 0, y: 0, ...canvas }, colour: paint.ground }, ...paint.flats].map(
    ({ box, colour }) => ({ box, bytes: solid(colour, channels, box.width) }),
  );
  const own = { box: photo, length: photo.width * pixel };
  return (top, rows) => {
    const out = new Uint8Array(rows * row);
    for (let index = 0; index < rows; index += 1) {
      const y = top + index;
      const put = ({ x }: Box, bytes: Uint8Array): void => out.set(bytes, index * row + x * pixel);
      if (ground !== undefined) put(ground.box, ground.bytes);
      for (const { box, bytes } of flats) if (isIn(box, y)) put(box, bytes);
      const at = (y - photo.y) * own.length;
      if (isIn(photo, y)) put(photo, picture.samples.subarray(at, at + own.length));
    }
    for (const box of paint.inked) blend(out, { row, channels, top, rows }, box, paint);
    return out;
  };
}

function isIn({ y, height }: Box, row: number): boolean {
  return row >= y && row < y + height;
}

function solid(colour: Rgb, channels: number, pixels: number): Uint8Array {
  const bytes = new Uint8Array(2 * channels * pixels);
  // The two bytes of a value 257 times as large are both the value itself.
  return bytes.map((_, at) => colour[(at >> 1) % channels] ?? 0);
}

interface Band {
  /** Bytes of one. */
  readonly row: number;
  readonly channels: number;
  readonly top: number;
  readonly rows: number;
}

/** Lays ink over samples at 16 bits; where there is none they stay as they are. */
function blend(out: Rows, { row, channels, top, rows }: Band, box: Box, { draw }: LosslessPaint): void {
  const from = Math.max(box.y, top);
  const height = Math.min(box.y + box.height, top + rows) - from;
  if (height <= 0) return;
  const ink = draw({ ...box, y: from, height });
  const view = new DataView(out.buffer);
  for (let pixel = 0; pixel < box.width * height; pixel += 1) {
    const alpha = ink[4 * pixel + 3] ?? 0;
    if (alpha === 0) continue;
    const [x, y] = [box.x + (pixel % box.width), from - top + Math.floor(pixel / box.width)];
    for (let channel = 0; channel < channels; channel += 1) {
      const at = y * row + 2 * (x * channels + channel);
      const over = WIDER * (ink[4 * pixel + channel] ?? 0);
      view.setUint16(at, Math.round((over * alpha + view.getUint16(at) * (255 - alpha)) / 255));
    }
  }
}
