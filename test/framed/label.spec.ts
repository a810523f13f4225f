import { DEFAULT_SETTINGS, LABEL_STYLES, overlap, overlayBoxes, type Settings, TEXT_FINISHES } from "@matte/engine";
import { layoutOf, measure } from "@matte/framing/frame/layout.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { intoStored, storedBox } from "@matte/framing/read/orientation.ts";
import { describe, expect, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { photo, photoFile } from "../photos/index.ts";
import { framedPhoto, sourcePicture } from "./framed.ts";
import { decoded, greatestDifference } from "./picture.ts";

const TEXTS = {
  showMetadata: true,
  outerBorderColor: "#1A1D1C",
  locationText: "Lisbon, Portugal",
  photoBy: "Ines Morel",
} as const satisfies Partial<Settings>;

const LABELS: readonly (readonly [string, Partial<Settings>])[] = [
  ...LABEL_STYLES.map((labelStyle) => [labelStyle, { labelStyle }] as const),
  ["gallery, in the matte", { labelStyle: "gallery", labelPlace: "matte" }],
  ...LABEL_STYLES.map((labelStyle) => [`${labelStyle}, on the photo`, { labelStyle, labelPlace: "photo" }] as const),
  ...TEXT_FINISHES.map((textFinish) => [`plate, ${textFinish}`, { labelStyle: "plate", textFinish }] as const),
];

describe.each(LABELS)("A label: %s", (_name, label) => {
  test("is framed losslessly, and comes off with all coefficients of the photo", async () => {
    const { bytes, method } = await framedPhoto("canon-eos-r6", { ...TEXTS, ...label });
    expect(method).toBe("lossless-jpeg");
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    const [back, source] = [await decoded(unframed.bytes), await sourcePicture("canon-eos-r6")];
    expect(greatestDifference(back, { x: 0, y: 0 }, source)).toBe(0);
  });
});

/** A grey photo has a grey matte. */
const DARK = { outerBorderColor: "#202020" } as const satisfies Partial<Settings>;

test.each([
  ["canon-eos-r6", "bottom-left"],
  ["orientation-6", "top-right"],
  ["restart-420", "bottom"],
  ["progressive-444", "top"],
  ["progressive-grey", "bottom-right"],
] as const)(
  "%s keeps all blocks that its label at the %s does not touch, and gets the others back",
  async (name, labelCorner) => {
    const settings = {
      ...DEFAULT_SETTINGS,
      ...TEXTS,
      ...DARK,
      labelStyle: "wall",
      labelPlace: "photo",
      labelCorner,
    } as const;
    const job = await frameJobOf(await photoFile(name), { settings, plan: "pro" }, { number: 1, count: 1 });
    const method = plannedMethod(job.facts, { ...job, measure });
    if (method.kind !== "lossless-jpeg") throw new Error(method.kind);
    const { bytes } = await framedPhoto(name, settings);
    const layout = layoutOf(job, method.grid);
    expect(overlap(layout.caption[0]!.box, layout.photo)).toBe(true);
    const to = intoStored(job.facts.orientation, layout.canvas);
    const drawn = overlayBoxes(layout).map((box) => storedBox(to, box));
    const source = await photo(name);
    const kept = compareKept(source, bytes, storedBox(to, layout.photo), drawn);
    expect(kept.different).toEqual([]);
    expect(kept.compared).toBeGreaterThan(0);
    expect(compareKept(source, bytes, storedBox(to, layout.photo)).different).not.toEqual([]);
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(compareKept(source, unframed.bytes, { x: 0, y: 0 }, [], "padding").different).toEqual([]);
  },
);
