import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { channels, colourOfChannels, contrastOf, type HexColour, isGrey, mix } from "../colour.ts";
import { finishOn, LEAST_CONTRAST } from "./finish.ts";

const anyColour: fc.Arbitrary<HexColour> = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map(colourOfChannels);
const BLACK = [{ colour: "#000000" }] as const;

describe("A foil", () => {
  test.each(["gold", "silver"] as const)("of %s has tones of 4.5 : 1 on a matte of any colour", (metal) => {
    fc.assert(
      fc.property(anyColour, (matte) => {
        const finish = finishOn(metal, BLACK, [matte]);
        if (finish.kind !== "foil") throw new Error(`${matte} has no foil.`);
        for (const tone of finish.tones) expect(contrastOf(tone, matte)).toBeGreaterThanOrEqual(LEAST_CONTRAST[metal]);
        expect(finish.tones.every(isGrey)).toBe(metal === "silver");
      }),
    );
  });

  test.each<[HexColour, readonly HexColour[]]>([
    ["#000000", ["#C8A254", "#937032"]],
    ["#1A1D1C", ["#CEAC66", "#9F8048"]],
    ["#F3EEDF", ["#81662E", "#5B4215"]],
  ])("on %s is as near to its metal as it can be read", (matte, tones) => {
    expect(finishOn("gold", BLACK, [matte])).toEqual({ kind: "foil", tones });
  });

  test("is flat where a matte has colours that no tone suits", () => {
    expect(finishOn("gold", BLACK, ["#000000", "#777777", "#FFFFFF"])).toEqual({ kind: "flat" });
  });

  test("keeps its hue while it darkens", () => {
    const finish = finishOn("gold", BLACK, ["#FFFFFF"]);
    const [lit = "#000000"] = finish.kind === "foil" ? finish.tones : [];
    const [red, green, blue] = channels(lit);
    expect(red / blue).toBeCloseTo(0xc3 / 0x45, 1);
    expect(green / blue).toBeCloseTo(0x9a / 0x45, 1);
  });
});

describe("The edges of pressed letters", () => {
  const edgesOn = (matte: HexColour, ink: HexColour): readonly { colour: HexColour; opacity: number }[] => {
    const finish = finishOn("letterpress", [{ colour: ink }], [matte]);
    if (finish.kind !== "pressed") throw new Error(finish.kind);
    return finish.edges;
  };

  test("have at most the fourth root of the ink's contrast, on a matte of any colour", () => {
    fc.assert(
      fc.property(anyColour, anyColour, (matte, ink) => {
        for (const { colour, opacity } of edgesOn(matte, ink))
          expect(contrastOf(mix(colour, matte, opacity), matte)).toBeLessThanOrEqual(contrastOf(ink, matte) ** 0.25);
      }),
    );
  });

  test.each<[HexColour, HexColour, readonly number[]]>([
    ["#B9B2A4", "#000000", [0.26, 0.7]],
    ["#777777", "#000000", [0.22, 0.2]],
    ["#1A1D1C", "#FFFFFF", [0.3, 0.2]],
  ])("on %s under the ink %s have these opacities", (matte, ink, opacities) => {
    expect(edgesOn(matte, ink).map(({ opacity }) => Number(opacity.toFixed(2)))).toEqual(opacities);
  });
});

test("A caption without lines is flat", () => {
  for (const finish of ["letterpress", "gold", "silver"] as const)
    expect(finishOn(finish, [], ["#FFFFFF"])).toEqual({ kind: "flat" });
});
