/** @see ../en/editor-frame.ts */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "Largura",
  short: "Lado menor",
  long: "Lado maior",
  mean: "Média dos dois",
};

const shapes: Readonly<Record<Shape, string>> = {
  photo: "A da foto",
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
  "a-portrait": "A, retrato",
  "a-landscape": "A, paisagem",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "Foto",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "Nenhum",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 pol",
  "11x14in": "11 × 14 pol",
  "30x40": "30 × 40 cm",
  custom: "Personalizado",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "Nenhuma",
  soft: "Suave",
  lifted: "Elevada",
  recessed: "Rebaixada",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "pixels da foto", permille: "milésimos" };

export const editorFrame = {
  title: "Moldura",
  sides: {
    label: "Lados do paspatur",
    names: {
      top: "Paspatur superior",
      right: "Paspatur direito",
      bottom: "Paspatur inferior",
      left: "Paspatur esquerdo",
    },
    percent: (side: string) => `${side}, por cento`,
    each: "Definir cada lado",
    setInFrame: "Cada lado é definido em Moldura.",
  },
  unitName: "por cento",
  bottomWeight: "Base maior",
  proportion: "Distribuição",
  proportions: { even: "Uniforme", classic: "Clássica", deep: "Acentuada" },

  measuredBy: "Medir por",
  measures,
  shape: "Proporção",
  shapeReplaces: (preset: string) => `Desativado: ${preset}. A proporção define a área da imagem`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "Segundo traço",
    row: "Segundo traço",
    size: "Largura do segundo traço",
    gapRow: "Distância",
    gap: "Distância do segundo traço",
  },
  colour: "Cor",
  more: "Mais ajustes da moldura",
  board: "Cartão",
  bevel: "Chanfro",
  bevelFeature: "chanfro",
  innerMat: "Paspatur interno",
  innerMatFeature: "paspatur interno",
  cornerRadius: "Raio do canto",
  roundCorners: "Cantos arredondados",
  ofShortSide: "por cento do lado menor da foto",
  shadow: "Sombra",
  shadows,
  shadowStrengthRow: "Intensidade",
  shadowStrength: "Intensidade da sombra",
  strokeUnit: "Unidade do traço",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "Papel",
    size: "Impressão",
    sizes: printSizes,
    width: "Largura impressa (mm)",
    fit: "Ajustar ao papel",
    shape: (shape: string) => `Proporção ${shape}`,
    replaces: (other: string) => `Desativado: ${other}. O papel define a área da imagem`,
    unfit: {
      shape: "Desativado: Ajustar ao papel. A proporção define a área da imagem",
      preset: "Desativado: Ajustar ao papel. A predefinição define a área da imagem",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "Paspatur",
    matte: "Paspatur (mm)",
    inPercent: "Usar porcentagem",
    bleedRow: "Sangria",
    bleed: "Sangria (mm)",
    unitName: "milímetros",
    resolution: "Resolução de impressão",
    printedSize: "Tamanho no papel",
    printed: (width: string, height: string, unit: "cm" | "in") =>
      `${width} × ${height} ${unit === "in" ? "pol" : unit}`,
    density: (size: string, ppi: number) => `${size}, ${ppi} ppi`,
    low: "Baixa para impressão",
  },
  photoColours: {
    row: "Da foto",
    label: "Cores da foto",
    colour: (number: number) => `Cor ${number} da foto`,
  },

  summary: {
    eachSide: "Cada lado",
    even: "Uniforme",
    bottom: (percent: number) => `Base +${percent}%`,
    noMore: "Nenhum",
  },
};
