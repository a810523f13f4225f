/** @see ../en/editor-frame.ts */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "Ancho",
  short: "Lado corto",
  long: "Lado largo",
  mean: "Media de ambos",
};

const shapes: Readonly<Record<Shape, string>> = {
  photo: "La de la foto",
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
  "a-portrait": "A, vertical",
  "a-landscape": "A, horizontal",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "Foto",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "Ninguno",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10″",
  "11x14in": "11 × 14″",
  "30x40": "30 × 40 cm",
  custom: "Personalizado",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "Ninguna",
  soft: "Suave",
  lifted: "Elevada",
  recessed: "Hundida",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "píxeles de la foto", permille: "milésimas" };

export const editorFrame = {
  title: "Marco",
  sides: {
    label: "Lados del paspartú",
    names: {
      top: "Paspartú superior",
      right: "Paspartú derecho",
      bottom: "Paspartú inferior",
      left: "Paspartú izquierdo",
    },
    percent: (side: string) => `${side}, por ciento`,
    each: "Ajustar cada lado",
    setInFrame: "Cada lado se ajusta en Marco.",
  },
  unitName: "por ciento",
  bottomWeight: "Base más ancha",
  proportion: "Reparto",
  proportions: { even: "Uniforme", classic: "Clásico", deep: "Amplio" },

  measuredBy: "Medido por",
  measures,
  shape: "Proporción",
  shapeReplaces: (preset: string) => `${preset} se desactivó: la proporción define el lienzo`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "Segundo trazo",
    row: "Segundo trazo",
    size: "Grosor del segundo trazo",
    gapRow: "Separación",
    gap: "Separación del segundo trazo",
  },
  colour: "Color",
  more: "Más ajustes del marco",
  board: "Cartón",
  bevel: "Bisel",
  bevelFeature: "bisel",
  innerMat: "Paspartú interior",
  innerMatFeature: "paspartú interior",
  cornerRadius: "Radio de las esquinas",
  roundCorners: "Esquinas redondeadas",
  ofShortSide: "por ciento del lado corto de la foto",
  shadow: "Sombra",
  shadows,
  shadowStrengthRow: "Intensidad",
  shadowStrength: "Intensidad de la sombra",
  strokeUnit: "Unidad del trazo",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "Papel",
    size: "Tamaño de impresión",
    sizes: printSizes,
    width: "Ancho de impresión (mm)",
    fit: "Ajustar al papel",
    shape: (shape: string) => `Proporción ${shape}`,
    replaces: (other: string) => `${other} se desactivó: el papel define el lienzo`,
    unfit: {
      shape: "Ajustar al papel se desactivó: la proporción define el lienzo",
      preset: "Ajustar al papel se desactivó: el preajuste define el lienzo",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "Paspartú",
    matte: "Paspartú (mm)",
    inPercent: "Usar porcentaje",
    bleedRow: "Sangrado",
    bleed: "Sangrado (mm)",
    unitName: "milímetros",
    resolution: "Resolución de impresión",
    printedSize: "Tamaño en papel",
    printed: (width: string, height: string, unit: "cm" | "in") =>
      unit === "in" ? `${width} × ${height}″` : `${width} × ${height} ${unit}`,
    density: (size: string, ppi: number) => `${size}, ${ppi} ppp`,
    low: "Baja para imprimir",
  },
  photoColours: {
    row: "De la foto",
    label: "Colores de la foto",
    colour: (number: number) => `Color ${number} de la foto`,
  },

  summary: {
    eachSide: "Cada lado",
    even: "Uniforme",
    bottom: (percent: number) => `Abajo +${percent} %`,
    noMore: "Ninguno",
  },
};
