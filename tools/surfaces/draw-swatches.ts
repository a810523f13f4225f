/**
 * Draws the swatches of the panel's surfaces: a part of each at full contrast, in grey. Maintainers run it when a surface changes; its
 * results are in the repository.
 *
 *   npx tsx tools/surfaces/draw-swatches.ts
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { matteTile, SURFACES } from "@matte/engine";

const FOLDER = new URL("../../apps/web/src/features/editor/panel/surfaces/", import.meta.url);
/** Three pixels per CSS pixel of the largest swatch. */
const SIDE = 96;
const PERIOD = { width: 256, height: 256 };
const DEPTH = 100;

for (const kind of SURFACES) {
  if (kind === "none") continue;
  const { width, height, pixels } = matteTile({ kind, depth: DEPTH, period: PERIOD }, "#808080");
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width: SIDE, height: SIDE })
    .linear(3, -2 * 128)
    .greyscale()
    .webp({ quality: 72, effort: 6 })
    .toFile(fileURLToPath(new URL(`${kind}.webp`, FOLDER)));
}
