/**
 * The built-in looks at thumbnail size, on six artworks. `UPDATE_GOLDEN=1 npx vitest run --project node test/golden` paints the
 * sheets again; look at each before committing.
 */
import { readFileSync } from "node:fs";
import { type Image, loadImage } from "@napi-rs/canvas";
import { beforeAll, describe, expect, test } from "vitest";
import { okLab } from "../../packages/engine/photo-colours/oklab.ts";
import { expectGolden } from "./golden-picture.ts";
import { type LookThumbnail, sheetOf, thumbnailsOf } from "./look-sheets.ts";
import { registerFonts } from "./node-renderer.ts";

const ART = new URL("../../tools/art/", import.meta.url);
const SHEETS = new URL("look-sheets/", import.meta.url);
const ARTWORKS = ["arch", "dunes", "mist", "sea", "stairwell", "still"] as const;
const MOST_DIFFERENT = 40;
/** Least mean difference of two thumbnails, in hundredths of OKLab's unit; 2 are just noticed. */
const LEAST_DIFFERENCE = 3;
/** Edges of two photos or canvases farther apart are another layout, in pixels of the thumbnail. */
const SAME_PLACE = 2;

const artworks = new Map<string, Image>();

beforeAll(async () => {
  registerFonts();
  for (const name of ARTWORKS) artworks.set(name, await loadImage(readFileSync(new URL(`${name}.jpg`, ART))));
});

describe.each(ARTWORKS)("Around the artwork %s", (name) => {
  test("the looks match the golden sheet", async () => {
    const sheet = sheetOf(thumbnailsOf(artworks.get(name)!, { plan: "pro", hasCaption: true }));
    await expectGolden(sheet, new URL(`${name}.png`, SHEETS), MOST_DIFFERENT);
  });

  test.each([
    { plan: "pro", hasCaption: true },
    { plan: "pro", hasCaption: false },
  ] as const)("no two looks can be taken for each other (%o)", (options) => {
    const all = thumbnailsOf(artworks.get(name)!, options);
    const alike = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => {
        const difference = isSameLayout(one, other) ? differenceOf(one, other) : Infinity;
        return difference < LEAST_DIFFERENCE ? [`${one.name} and ${other.name}: ${difference.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

function isSameLayout({ layout: one }: LookThumbnail, { layout: other }: LookThumbnail): boolean {
  const edges = ({ canvas, photo }: LookThumbnail["layout"]): readonly number[] => [
    canvas.width,
    canvas.height,
    photo.x,
    photo.y,
    photo.width,
    photo.height,
  ];
  const others = edges(other);
  return edges(one).every((edge, index) => Math.abs(edge - others[index]!) < SAME_PLACE);
}

/** Mean distance of the pixels that both have. */
function differenceOf({ canvas: one }: LookThumbnail, { canvas: other }: LookThumbnail): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const [a, b] = [one, other].map((canvas) => canvas.getContext("2d").getImageData(0, 0, width, height).data);
  let sum = 0;
  for (let at = 0; at < a!.length; at += 4) {
    const [from, to] = [a!, b!].map((pixels) => okLab(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!));
    sum += Math.hypot(...from!.map((value, index) => value - to![index]!));
  }
  return (100 * sum) / (width * height);
}
