import type { Box, Size } from "@matte/engine";

/** Largest band in pixels, unless one MCU row is larger. */
const MAX_BAND_AREA = 2 ** 20;

/** Extends a box to whole MCUs, clips it to the canvas and splits it into bands of whole MCU rows. */
export function bandsOf(box: Box, canvas: Size, mcu: Size): readonly Box[] {
  const left = Math.max(0, Math.floor(box.x / mcu.width) * mcu.width);
  const top = Math.max(0, Math.floor(box.y / mcu.height) * mcu.height);
  const right = Math.min(canvas.width, Math.ceil((box.x + box.width) / mcu.width) * mcu.width);
  const bottom = Math.min(canvas.height, Math.ceil((box.y + box.height) / mcu.height) * mcu.height);
  if (right <= left || bottom <= top) return [];
  const rows = Math.max(1, Math.floor(MAX_BAND_AREA / ((right - left) * mcu.height)));
  const step = rows * mcu.height;
  return Array.from({ length: Math.ceil((bottom - top) / step) }, (_, n) => {
    const y = top + n * step;
    return { x: left, y, width: right - left, height: Math.min(step, bottom - y) };
  });
}
