/** @see ../en/editor-frame.ts */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";
import type { editorFrame as English } from "../en/editor-frame.ts";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "Larghezza",
  short: "Lato corto",
  long: "Lato lungo",
  mean: "Media dei due",
};

const shapes: Readonly<Record<Shape, string>> = {
  photo: "Della foto",
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
  "a-portrait": "A, verticale",
  "a-landscape": "A, orizzontale",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "Foto",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "Nessuno",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 in",
  "11x14in": "11 × 14 in",
  "30x40": "30 × 40 cm",
  custom: "Personalizzato",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "Nessuna",
  soft: "Morbida",
  lifted: "Rialzata",
  recessed: "Incassata",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "pixel della foto", permille: "millesimi" };

export const editorFrame: typeof English = {
  title: "Cornice",
  sides: {
    label: "Lati del passepartout",
    names: {
      top: "Passepartout in alto",
      right: "Passepartout a destra",
      bottom: "Passepartout in basso",
      left: "Passepartout a sinistra",
    },
    percent: (side: string) => `${side}, percentuale`,
    each: "Imposta ogni lato",
    setInFrame: "I lati sono impostati in Cornice.",
  },
  unitName: "percentuale",
  bottomWeight: "Base maggiorata",
  proportion: "Rapporto",
  proportions: { even: "Uniforme", classic: "Classico", deep: "Profondo" },

  measuredBy: "Misurato su",
  measures,
  shape: "Proporzioni",
  shapeReplaces: (preset: string) => `Disattivato: ${preset}. Il formato finale segue le proporzioni`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "Secondo filetto",
    row: "Secondo filetto",
    size: "Spessore del secondo filetto",
    gapRow: "Distanza",
    gap: "Distanza del secondo filetto",
  },
  colour: "Colore",
  more: "Altre impostazioni della cornice",
  board: "Cartone",
  bevel: "Smusso",
  bevelFeature: "smusso",
  innerMat: "Passepartout interno",
  innerMatFeature: "passepartout interno",
  cornerRadius: "Raggio degli angoli",
  roundCorners: "Angoli arrotondati",
  ofShortSide: "percentuale del lato corto della foto",
  shadow: "Ombra",
  shadows,
  shadowStrengthRow: "Intensità",
  shadowStrength: "Intensità dell’ombra",
  strokeUnit: "Unità del filetto",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "Carta",
    size: "Formato di stampa",
    sizes: printSizes,
    width: "Larghezza di stampa (mm)",
    fit: "Adatta alla carta",
    shape: (shape: string) => `Proporzioni ${shape}`,
    replaces: (other: string) => `Disattivato: ${other}. Il formato finale segue la carta`,
    unfit: {
      shape: "Disattivato: Adatta alla carta. Il formato finale segue le proporzioni",
      preset: "Disattivato: Adatta alla carta. Il formato finale segue la preimpostazione",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "Passepartout",
    matte: "Passepartout (mm)",
    inPercent: "Usa percentuali",
    bleedRow: "Abbondanza",
    bleed: "Abbondanza (mm)",
    unitName: "millimetri",
    resolution: "Risoluzione di stampa",
    printedSize: "Dimensioni su carta",
    printed: (width: string, height: string, unit: "cm" | "in") => `${width} × ${height} ${unit}`,
    density: (size: string, ppi: number) => `${size}, ${ppi} ppi`,
    low: "Bassa per la stampa",
  },
  photoColours: {
    row: "Dalla foto",
    label: "Colori dalla foto",
    colour: (number: number) => `Colore ${number} della foto`,
  },

  summary: {
    eachSide: "Ogni lato",
    even: "Uniforme",
    bottom: (percent: number) => `In basso +${percent}%`,
    noMore: "Nessuna",
  },
};
