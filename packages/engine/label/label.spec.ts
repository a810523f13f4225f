/** Properties of all labels, for any style, text and photo. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LABEL_PLACES } from "../settings/index.ts";
import type { LabelWords } from "../caption/camera-data.ts";
import { type Box, overlap } from "../layout/geometry.ts";
import { gridOf } from "../layout/grid.ts";
import { layoutPicture } from "../layout/index.ts";
import type { Layout, LayoutInput, MeasureText, TextBox } from "../layout/types.ts";
import { anyCamera, anySettings, anySubject, measureByCodePoint } from "../testing.ts";
import { LEAST_CONTRAST } from "../caption/finish.ts";
import { contrastOf } from "../colour.ts";
import type { StyledLabel } from "./rows/index.ts";
import { label, STYLES } from "./testing.ts";

const texts = ({ caption }: Layout): string[] => caption.map(({ text }) => text);

describe("A label prints its texts in their order", () => {
  const exposure = "35\u202Fmm\u2002f/2.8\u20021/250\u202Fs\u2002ISO\u202F400";
  test.each<[StyledLabel, string[]]>([
    ["gallery", ["Vessels, Morning", "Lisbon, Portugal", "Ines Morel", "X-T5 · Portra 400", exposure]],
    [
      "wall",
      [
        "Ines Morel",
        "Vessels, Morning",
        "Lisbon, Portugal, 2024",
        "Styling by Rui Falcão",
        "X-T5, XF35mmF1.4 R, Portra 400",
        exposure,
      ],
    ],
    [
      "data",
      [
        "X-T5",
        "XF35mmF1.4 R",
        "FOCAL LENGTH",
        "35\u202Fmm",
        "APERTURE",
        "f/2.8",
        "SHUTTER",
        "1/250\u202Fs",
        "ISO",
        "400",
        "Vessels, Morning · Lisbon, Portugal · Ines Morel",
      ],
    ],
    [
      "plate",
      [
        "VESSELS, MORNING",
        "INES MOREL\u2002·\u2002LISBON, PORTUGAL, 2024",
        `X-T5\u2002·\u2002${exposure}`.toUpperCase(),
      ],
    ],
    ["contact", ["INES MOREL", "12", "X-T5 PORTRA 400 35MM F2.8 1/250S ISO 400", "12A"]],
    ["poster", ["Vessels, Morning", "INES MOREL\u2002·\u2002LISBON, PORTUGAL\u2002·\u20022024"]],
    ["press", ["Vessels, Morning.", "Lisbon, 12 May 2024: Two pears.", "(Photo:\u00A0Ines\u00A0Morel)"]],
  ])("%s", (labelStyle, expected) => {
    expect(texts(label({ labelStyle })).join("|")).toBe(expected.join("|"));
  });
});

test("Missing fields leave no separators, and a label without texts adds nothing", () => {
  for (const labelStyle of STYLES) {
    const empty = { locationText: "", photoBy: "", additionalCredits: "" };
    const few = label({ labelStyle, ...empty }, { camera: { camera: "X-T5" } });
    expect(texts(few).filter((text) => /^[\s·,]|[\s·,]$/u.test(text))).toEqual([]);
    const undated = label({ labelStyle, ...empty, photoBy: "Ines Morel" });
    expect(texts(undated).filter((text) => /^[\s·,]|[\s·,]$|·\s*,|,\s*·|,\s*,/u.test(text))).toEqual([]);
    const none = label({ labelStyle, ...empty }, { camera: {}, subject: "" });
    if (labelStyle !== "contact") expect(texts(none)).toEqual([]);
    if (labelStyle !== "contact") expect(none.canvas).toEqual(label({ showMetadata: false }).canvas);
  }
});

test("The label is below the photo's outermost line by the gap of its style, and the whole matte is below the label", () => {
  const keylines = {
    outerBorderSize: 10,
    bottomWeight: 50,
    innerBorderSize: 0,
    secondStrokeSize: 5,
    secondStrokeGap: 2,
    strokeUnit: "permille",
  } as const;
  const { caption, canvas, photo } = label({ labelStyle: "gallery", ...keylines });
  const u = 3;
  const line = 60 + 15;
  expect(caption[0]?.box.y).toBeCloseTo(photo.y + photo.height + line + 30 * u);
  const end = Math.max(...caption.map(({ box }) => box.y + box.height));
  expect(canvas.height - end).toBeCloseTo(450, 0);
  expect(caption[0]?.box.x).toBe(photo.x);
});

test("Baselines are 0.34 em below the middle of their lines", () => {
  for (const { box, baseline, font } of label({ labelStyle: "wall" }).caption)
    expect(baseline - box.y - box.height / 2).toBeCloseTo(0.34 * font.size);
});

test("The contact strip is in the middle of the bottom matte, amber where that can be read", () => {
  const { caption, canvas, photo, marks } = label({
    labelStyle: "contact",
    innerBorderSize: 0,
    outerBorderColor: "#0B0A09",
  });
  const middle = (photo.y + photo.height + canvas.height) / 2;
  for (const { box } of caption) expect(box.y + box.height / 2).toBeCloseTo(middle);
  expect(caption.map(({ colour }) => colour)).toEqual(caption.map(() => "#E9C46A"));
  expect(marks.map(({ shape }) => shape)).toEqual(["pointer", "pointer"]);
  expect(label({ labelStyle: "contact", outerBorderColor: "#808080" }).caption[0]?.colour).toBe("#000000");
});

test("On the grid of a file that stores the bottom first, a label adds whole blocks and keeps its texts", () => {
  const photo = { width: 2992, height: 2000 };
  const grid = gridOf({ width: 16, height: 16 }, 3, photo);
  for (const labelStyle of STYLES) {
    const on = label({ labelStyle }, { photo, grid });
    const bare = label({ showMetadata: false }, { photo, grid });
    expect((on.canvas.height - bare.canvas.height) % 16).toBe(0);
    expect(texts(on)).toEqual(texts(label({ labelStyle }, { photo })));
  }
});

describe("Scripts", () => {
  const styled = (labelStyle: StyledLabel, subject: string): TextBox | undefined =>
    label({ labelStyle }, { subject }).caption.find(({ role }) => role === "subject");
  const latin = styled("wall", "Vessels");

  test("Han is smaller, upright and untracked, and has no capitals", () => {
    const han = styled("wall", "静物、朝の光");
    expect(latin?.font).toMatchObject({ italic: true });
    expect(han?.font).not.toHaveProperty("italic");
    expect(han?.font.size).toBeCloseTo(0.92 * (latin?.font.size ?? 0));
    expect(styled("poster", "静物")?.font.tracking).toBe(0.06);
    expect(styled("data", "静物")?.font.family).toBe("Inter");
    expect(styled("plate", "東京 night")?.text).toBe("東京 night");
  });

  test("All lines have the forms of Han of one language", () => {
    const { caption } = label({ labelStyle: "wall", locationText: "京都市左京区" }, { subject: "朝の光" });
    for (const { font } of caption) expect(font.fallback?.[0]).toMatch(/^Noto (Sans|Serif) JP$/u);
  });

  test("Scripts without italics and letters that join are upright and untracked", () => {
    for (const subject of ["غروب", "พระอาทิตย์", "सूर्यास्त", "שקיעה", "Закат", "Ηλιος"])
      expect(styled("wall", subject)?.font).not.toHaveProperty("italic");
    for (const subject of ["غروب", "พระอาทิตย์", "सूर्यास्त", "שקיעה"])
      expect(styled("plate", subject)?.font).not.toHaveProperty("tracking");
    expect(styled("plate", "Закат")?.font.tracking).toBe(0.2);
    const besideHan = label({ labelStyle: "plate", photoBy: "أحمد زكي", locationText: "京都市" }).caption;
    expect(besideHan.find(({ text }) => text.includes("京都市"))?.font).not.toHaveProperty("tracking");
  });

  test("Capitals of one field do not follow the language of another", () => {
    const { caption } = label({ labelStyle: "plate", photoBy: "Chris Smith", locationText: "İstanbul, Türkiye" });
    const line = caption.map(({ text }) => text).join(" ");
    expect(line).toContain("CHRIS SMITH");
    expect(line).toContain("İSTANBUL, TÜRKİYE");
  });

  test.each([
    ["“Two pears.”", "“Two pears.”"],
    ["Two pears (in a bowl.)", "Two pears (in a bowl.)"],
    ["Two pears:", "Two pears."],
    ["सच है।", "सच है।"],
    ["صحيح؟", "صحيح؟"],
    ["هذا،", "هذا."],
    ["静物、", "静物。"],
    ["Two pears", "Two pears."],
  ])("The subject %s of a press caption ends as %s", (subject, sentence) => {
    expect(styled("press", subject)?.text).toBe(sentence);
  });

  test("A wall label that begins right to left is at the right edge", () => {
    const { caption, photo } = label({ labelStyle: "wall", photoBy: "أحمد زكي" });
    for (const { box, align } of caption) {
      expect(align).toBe("right");
      expect(box.x + box.width).toBeCloseTo(photo.x + photo.width);
    }
  });

  test.each([
    ["Straße", "STRASSE"],
    ["Diyarbakır", "DİYARBAKIR"],
    ["Ηλιοβασίλεμα", "ΗΛΙΟΒΑΣΙΛΕΜΑ"],
    ["Lisbon, in May", "LISBON, IN MAY"],
  ])("%s in capitals is %s", (subject, capitals) => {
    expect(styled("plate", subject)?.text).toBe(capitals);
  });
});

test("All faces but those of scripts are the chosen one if that is the setting, upright and without the weight 300", () => {
  for (const labelStyle of STYLES) {
    const { caption } = label({ labelStyle, labelFont: "chosen", metadataFont: "Lora" });
    expect(new Set(caption.map(({ font }) => font.family))).toEqual(new Set(["Lora"]));
    expect(caption.filter(({ font }) => font.italic === true || font.weight === 300)).toEqual([]);
  }
});

test("On canvases of presets the smallest line is 22 px per 1080 px of width", () => {
  for (const labelStyle of STYLES) {
    for (const socialPreset of ["portrait-4x5", "story-9x16", "square-1x1"] as const) {
      for (const photo of [
        { width: 3000, height: 2000 },
        { width: 2000, height: 2500 },
      ]) {
        const narrow: MeasureText = (text, font) => 0.75 * measureByCodePoint(text, font);
        const { caption, canvas } = label({ labelStyle, socialPreset }, { photo, measure: narrow });
        const isName = (text: string): boolean => /^(FOCAL LENGTH|APERTURE|SHUTTER|ISO)$/u.test(text);
        const sizes = (names: boolean): number[] =>
          caption.filter(({ text }) => isName(text) === names).map(({ font }) => font.size);
        expect(Math.min(...sizes(false))).toBeGreaterThanOrEqual((22 * canvas.width) / 1080 - 0.01);
        expect(Math.min(...sizes(true))).toBeGreaterThanOrEqual((12 * canvas.width) / 1080);
      }
    }
  }
});

const side = fc.oneof(fc.integer({ min: 200, max: 8000 }), fc.constantFrom(300, 3000));
const anyWords: fc.Arbitrary<LabelWords> = fc.record(
  { number: fc.integer({ min: 1, max: 9999 }), year: fc.constant("2024"), city: anySubject, description: anySubject },
  { requiredKeys: ["number"] },
);
const anyInput: fc.Arbitrary<LayoutInput> = fc
  .record({
    settings: anySettings,
    labelStyle: fc.constantFrom(...STYLES),
    labelPlace: fc.constantFrom(...LABEL_PLACES),
    photo: fc.record({ width: side, height: side }),
    subject: anySubject,
    camera: anyCamera,
    label: anyWords,
  })
  .map(({ settings, labelStyle, labelPlace, camera, label: words, ...rest }) => ({
    ...rest,
    settings: { ...settings, labelStyle, labelPlace, showMetadata: true },
    camera: { ...camera, label: words },
    watermark: false,
    measure: measureByCodePoint,
  }));

function check(property: (layout: Layout, input: LayoutInput) => void): void {
  fc.assert(
    fc.property(anyInput, (input) => property(layoutPicture(input), input)),
    { numRuns: 400 },
  );
}

const boxesOf = ({ caption, marks, logo }: Layout): Box[] => [
  ...caption.map(({ box }) => box),
  ...marks.map(({ box }) => box),
  ...(logo ? [logo] : []),
];

describe("Every label", () => {
  test("keeps its lines, marks and logo inside the canvas and clear of each other, and of the photo unless it is there", () => {
    check((layout) => {
      const boxes = boxesOf(layout);
      const { captionArea, photo } = layout;
      const isOnPhoto = captionArea !== null && overlap(captionArea, photo);
      if (isOnPhoto) for (const { box } of layout.caption) expect(overlap(box, photo)).toBe(true);
      const slack = 1e-6 * Math.max(layout.canvas.width, layout.canvas.height);
      for (const [index, box] of boxes.entries()) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-slack);
        expect(box.x + box.width).toBeLessThanOrEqual(layout.canvas.width + slack);
        expect(box.y + box.height).toBeLessThanOrEqual(layout.canvas.height + slack);
        for (const other of [...boxes.slice(index + 1), ...(isOnPhoto ? [] : [photo])]) {
          const apart = {
            ...box,
            x: box.x + slack,
            y: box.y + slack,
            width: box.width - 2 * slack,
            height: box.height - 2 * slack,
          };
          expect(overlap(apart, other)).toBe(false);
        }
      }
    });
  });

  test("has a contrast of 4.5 : 1 on a matte of one colour", () => {
    check(({ caption, background }, { settings }) => {
      if (settings.captionColor !== null || settings.background !== "colour" || settings.labelPlace === "photo") return;
      for (const { colour } of caption)
        expect(contrastOf(colour, background)).toBeGreaterThanOrEqual(LEAST_CONTRAST.flat);
    });
  });

  test("never cuts a figure", () => {
    check(({ caption, cut }) => {
      expect(cut).not.toContain("exif");
      expect(caption.filter(({ role, text }) => role === "exif" && text.includes("…"))).toEqual([]);
    });
  });
});

test("Quiet texts of pressed labels have 7 : 1, or all the ink where it has less", () => {
  for (const labelStyle of STYLES) {
    for (const outerBorderColor of ["#F7F4EC", "#B9B2A4", "#777777", "#1A1D1C"] as const) {
      const { caption, background } = label({ labelStyle, outerBorderColor, textFinish: "letterpress" });
      for (const { colour } of caption) {
        const isWholeInk = colour === "#000000" || colour === "#FFFFFF";
        expect(isWholeInk || contrastOf(colour, background) >= LEAST_CONTRAST.letterpress).toBe(true);
      }
    }
  }
});

test("Sizes are proportional to the base length and the font size", () => {
  for (const labelStyle of STYLES) {
    const sizes = (scale: number, metadataFontSize: number): number[] =>
      label({ labelStyle, metadataFontSize }, { photo: { width: 3000 * scale, height: 2000 * scale } }).caption.map(
        ({ font }) => font.size / scale / metadataFontSize,
      );
    for (const [index, size] of sizes(1, 20).entries()) {
      expect(sizes(2, 20)[index]).toBeCloseTo(size);
      expect(sizes(1, 15)[index]).toBeCloseTo(size);
    }
  }
});
