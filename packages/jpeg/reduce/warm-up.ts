import { join } from "@matte/pixels/bytes";
import { encodeJpeg } from "../encode/encode.ts";
import { bandHeight } from "../encode/format.ts";
import { openReducible } from "./reducible.ts";
import { decodeTail } from "./tail.ts";

/** One encoder band: JPEGs with restart markers are not split. */
const SIZE = { width: 512, height: bandHeight({ width: 512 }) };
/** Browsers have optimised the kernel's loops after this many. */
const ROUNDS = 8;

/**
 * Decodes small JPEG noise at a reduced size a few times. Browsers compile WebAssembly quickly first and optimise hot loops later: the
 * first photo would decode at half speed.
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

function noise(top: number, rows: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(rows * SIZE.width * 4);
  let state = top + 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = at % 4 === 3 ? 255 : (state >>> 26) + ((at >> 4) & 127);
  }
  return pixels;
}
