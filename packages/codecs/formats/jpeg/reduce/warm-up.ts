import { join } from "../../../bytes.ts";
import { encodeJpeg } from "../encode/encode.ts";
import { bandHeight } from "../encode/format.ts";
import { openReducible } from "./reducible.ts";
import { decodeTail } from "./tail.ts";

/** One band of the encoder: a JPEG with restart markers is not split. */
const SIZE = { width: 512, height: bandHeight({ width: 512 }) };
/** Decodes after which browsers have optimised the kernel's loops. */
const ROUNDS = 8;

/**
 * Decodes a small JPEG of noise at a reduced size a few times. Browsers compile WebAssembly quickly first and optimise what runs often: the
 * first photo would be decoded at half the speed.
 */
export function warmUpReducedDecoder(): void {
  const pieces = encodeJpeg({ size: SIZE, quality: 95, segments: [], read: noise, alike: () => false });
  const picture =
    pieces && openReducible(join([...pieces]), { width: SIZE.width / 8 + 1, height: SIZE.height / 8 + 1 });
  for (let round = 0; picture && round < ROUNDS; round += 1) {
    const split = picture.splitting?.split();
    const tail = split && decodeTail(split.tail, picture.size);
    const head = split?.decodeHead();
    if (head) tail?.reduce(head.junction);
    else tail?.discard();
  }
}

/** RGBA rows of grain on a slope. */
function noise(top: number, rows: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(rows * SIZE.width * 4);
  let state = top + 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = at % 4 === 3 ? 255 : (state >>> 26) + ((at >> 4) & 127);
  }
  return pixels;
}
