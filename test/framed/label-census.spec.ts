/**
 * Labels of all styles in all places on the JPEGs of the test photos that keep their data: one each in `npm test`, all in
 * `npm run test:long`.
 */
import { DEFAULT_SETTINGS, LABEL_PLACES, LABEL_STYLES, overlayBoxes } from "@matte/engine";
import { layoutOf, measure } from "@matte/framing/frame/layout.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { intoStored, storedBox } from "@matte/framing/read/orientation.ts";
import { expect, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { effort } from "../effort.ts";
import { type PhotoName, PHOTO_NAMES, PHOTOS, photo, photoFile } from "../photos/index.ts";
import { framedPhoto } from "./framed.ts";

const JPEGS = PHOTO_NAMES.filter((name) => /\.jpe?g$/i.test(PHOTOS[name].fileName));
const LABELS = LABEL_STYLES.flatMap((labelStyle) => LABEL_PLACES.map((labelPlace) => ({ labelStyle, labelPlace })));
const TEXTS = {
  showMetadata: true,
  // Sony's α is in a font that specs lack.
  tidyCameraNames: false,
  // Grey photos have a grey matte.
  outerBorderColor: "#202020",
  locationText: "Lisbon, Portugal",
  photoBy: "Ines Morel",
} as const;

/** Guessed subjects are in a script whose font specs have. */
const NAME = "harbour.jpg";

/** Photos compared for each label: one, or all that keep their data. A label on the photo, or a small photo, may leave out a few. */
const COMPARED = effort(1, 12);

/** The photos in an order that starts elsewhere for each label. */
function photosFor(index: number): readonly PhotoName[] {
  const first = (index * 5) % JPEGS.length;
  return [...JPEGS, ...JPEGS].slice(first, first + JPEGS.length);
}

test.each(LABELS.map((label, index) => ({ ...label, photos: photosFor(index) })))(
  "$labelStyle with the place $labelPlace: no block off the label differs, and all come back with the frame off",
  async ({ labelStyle, labelPlace, photos }) => {
    let compared = 0;
    for (const name of photos) {
      if (compared === effort(1, JPEGS.length)) break;
      const settings = { ...DEFAULT_SETTINGS, ...TEXTS, labelStyle, labelPlace };
      const job = await frameJobOf(await photoFile(name, NAME), { settings, plan: "pro" }, { number: 1, count: 1 });
      const method = plannedMethod(job.facts, { ...job, measure });
      if (method.kind !== "lossless-jpeg") continue;
      const framed = await framedPhoto(name, settings, { fileName: NAME });
      if (framed.method !== "lossless-jpeg") continue;
      const layout = layoutOf(job, method.grid);
      const to = intoStored(job.facts.orientation, layout.canvas);
      const drawn = overlayBoxes(layout).map((box) => storedBox(to, box));
      const source = await photo(name);
      const kept = compareKept(source, framed.bytes, storedBox(to, layout.photo), drawn);
      expect(kept.different, name).toEqual([]);
      const unframed = await unframeFile(new File([framed.bytes], "framed.jpg"));
      if ("refusal" in unframed) throw new Error(`${name}: ${unframed.refusal}`);
      const back = compareKept(source, unframed.bytes, { x: 0, y: 0 }, [], "padding");
      expect(back.different, name).toEqual([]);
      expect(back.compared, name).toBeGreaterThan(0);
      // All blocks of a photo of one pixel are at its edge.
      if (kept.compared > 0) compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(COMPARED);
  },
  effort(30_000, 600_000),
);
