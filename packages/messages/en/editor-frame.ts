/** Texts in the editor's section `Frame`: sides, shape, bevel and paper; and texts shared by strokes. */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "Width",
  short: "Short side",
  long: "Long side",
  mean: "Mean of both",
};

/** Full names; the shape's drawing has no more space than for `4:5`. */
const shapes: Readonly<Record<Shape, string>> = {
  photo: "Photo’s own",
  "1:1": "1:1",
  "4:5": "4:5",
  "5:4": "5:4",
  "3:4": "3:4",
  "4:3": "4:3",
  "2:3": "2:3",
  "3:2": "3:2",
  "5:7": "5:7",
  "7:5": "7:5",
  "9:16": "9:16",
  "16:9": "16:9",
  "a-portrait": "A, portrait",
  "a-landscape": "A, landscape",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "Photo",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "None",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 in",
  "11x14in": "11 × 14 in",
  "30x40": "30 × 40 cm",
  custom: "Custom",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "None",
  soft: "Soft",
  lifted: "Lifted",
  recessed: "Recessed",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

/** For screen readers. */
const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "pixels of the photo", permille: "thousandths" };

export const editorFrame = {
  title: "Frame",
  sides: {
    label: "Sides of the matte",
    names: { top: "Top matte", right: "Right matte", bottom: "Bottom matte", left: "Left matte" },
    percent: (side: string) => `${side}, percent`,
    each: "Set each side",
    setInFrame: "Each side is set in Frame.",
  },
  unitName: "percent",
  bottomWeight: "Bottom weight",
  proportion: "Proportion",
  proportions: { even: "Even", classic: "Classic", deep: "Deep" },

  measuredBy: "Measured by",
  measures,
  shape: "Shape",
  shapeReplaces: (preset: string) => `${preset} turned off: the shape sets the canvas`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "Second stroke",
    row: "Second stroke",
    size: "Second stroke size",
    gapRow: "Gap",
    gap: "Second stroke gap",
  },
  colour: "Colour",
  more: "More frame settings",
  board: "Board",
  bevel: "Bevel",
  bevelFeature: "bevel",
  innerMat: "Inner mat",
  innerMatFeature: "inner mat",
  cornerRadius: "Corner radius",
  roundCorners: "Round corners",
  ofShortSide: "percent of the photo’s short side",
  shadow: "Shadow",
  shadows,
  shadowStrengthRow: "Strength",
  shadowStrength: "Shadow strength",
  strokeUnit: "Stroke unit",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "Paper",
    size: "Print size",
    sizes: printSizes,
    width: "Print width (mm)",
    fit: "Fit the paper",
    shape: (shape: string) => `Shape ${shape}`,
    replaces: (other: string) => `${other} turned off: the paper sets the canvas`,
    unfit: {
      shape: "Fit the paper turned off: the shape sets the canvas",
      preset: "Fit the paper turned off: the preset sets the canvas",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "Matte",
    matte: "Matte (mm)",
    inPercent: "Use percent",
    bleedRow: "Bleed",
    bleed: "Bleed (mm)",
    unitName: "millimetres",
    resolution: "Print resolution",
    printedSize: "Size on paper",
    printed: (width: string, height: string, unit: "cm" | "in") => `${width} × ${height} ${unit}`,
    /** @param ppi pixels per inch */
    density: (size: string, ppi: number) => `${size}, ${ppi} ppi`,
    low: "Low for print",
  },
  photoColours: {
    row: "From photo",
    label: "Colours from the photo",
    colour: (number: number) => `Photo colour ${number}`,
  },

  /** Values of folded parts. */
  summary: {
    eachSide: "Each side",
    even: "Even",
    bottom: (percent: number) => `Bottom +${percent} %`,
    noMore: "None",
  },
};
