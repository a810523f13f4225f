import { LABEL_STYLES, type Settings, TEXT_FINISHES } from "@matte/engine";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { describe, expect, test } from "vitest";
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
