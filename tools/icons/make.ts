/**
 * Draws the installed app's icons from the mark: a mat with a heavier lower margin and the sold dot, on the wall.
 * Maintainers run it when the mark changes; its results are in the repository.
 *
 * npx tsx tools/icons/make.ts
 */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** The light theme's `--wall`. */
const WALL = "#f4f4f4";
const ROOT = join(import.meta.dirname, "../../apps/web/public");

interface Icon {
  readonly file: string;
  /** Side in pixels. */
  readonly side: number;
  /** The mark's side as a fraction of the icon's. */
  readonly mark: number;
  /** Corner radius as a fraction of the side; 0 if the system masks the icon. */
  readonly corner: number;
}

/**
 * A maskable icon may be cut to a circle with radius 0.4 sides, which holds a square 0.56 sides wide.
 * @see https://www.w3.org/TR/appmanifest/#icon-masks
 */
const ICONS: readonly Icon[] = [
  { file: "icon-192.png", side: 192, mark: 0.6, corner: 0.18 },
  { file: "icon-512.png", side: 512, mark: 0.6, corner: 0.18 },
  { file: "maskable-192.png", side: 192, mark: 0.5, corner: 0 },
  { file: "maskable-512.png", side: 512, mark: 0.5, corner: 0 },
  { file: "apple-touch-icon.png", side: 180, mark: 0.58, corner: 0 },
  { file: "favicon-32.png", side: 32, mark: 1, corner: 0 },
];

/** Content for the favicon's root element, with a 20 by 20 view box. */
async function markPaths(): Promise<string> {
  const favicon = await readFile(join(ROOT, "favicon.svg"), "utf8");
  return favicon.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");
}

/** Rounded to whole pixels, so that the mat's edges are sharp. */
function drawing({ side, mark, corner }: Icon, paths: string): string {
  const unit = Math.max(1, Math.round((side * mark) / 20));
  const scale = mark === 1 ? side / 20 : unit;
  const left = Math.round((side - 20 * scale) / 2);
  const wall = `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${WALL}"/>`;
  const hung = `<g transform="translate(${left} ${left}) scale(${scale})">${paths}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${wall}${hung}</svg>`;
}

const paths = await markPaths();
await mkdir(join(ROOT, "icons"), { recursive: true });
for (const icon of ICONS) {
  const svg = Buffer.from(drawing(icon, paths));
  await sharp(svg)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(ROOT, "icons", icon.file));
}
