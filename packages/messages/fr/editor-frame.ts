/** @see ../en/editor-frame.ts */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "Largeur",
  short: "Petit côté",
  long: "Grand côté",
  mean: "Moyenne des deux",
};

const shapes: Readonly<Record<Shape, string>> = {
  photo: "Celle de la photo",
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
  "a-landscape": "A, paysage",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "Photo",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "Aucun",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 po",
  "11x14in": "11 × 14 po",
  "30x40": "30 × 40 cm",
  custom: "Personnalisé",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "Aucune",
  soft: "Douce",
  lifted: "En relief",
  recessed: "En creux",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "pixels de la photo", permille: "millièmes" };

export const editorFrame = {
  title: "Cadre",
  sides: {
    label: "Côtés du passe-partout",
    names: {
      top: "Passe-partout en haut",
      right: "Passe-partout à droite",
      bottom: "Passe-partout en bas",
      left: "Passe-partout à gauche",
    },
    percent: (side: string) => `${side}, pour cent`,
    each: "Régler chaque côté",
    setInFrame: "Chaque côté se règle dans Cadre.",
  },
  unitName: "pour cent",
  bottomWeight: "Bas plus large",
  proportion: "Proportion",
  proportions: { even: "Égale", classic: "Classique", deep: "Haute" },

  measuredBy: "Mesuré sur",
  measures,
  shape: "Forme",
  shapeReplaces: (preset: string) => `La forme fixe les dimensions à la place de : ${preset}`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "Second contour",
    row: "Second contour",
    size: "Épaisseur du second contour",
    gapRow: "Écart",
    gap: "Écart du second contour",
  },
  colour: "Couleur",
  more: "Autres réglages du cadre",
  board: "Carton",
  bevel: "Biseau",
  bevelFeature: "biseau",
  innerMat: "Passe-partout intérieur",
  innerMatFeature: "passe-partout intérieur",
  cornerRadius: "Arrondi",
  roundCorners: "Coins arrondis",
  ofShortSide: "pour cent du petit côté de la photo",
  shadow: "Ombre",
  shadows,
  shadowStrengthRow: "Intensité",
  shadowStrength: "Intensité de l’ombre",
  strokeUnit: "Unité du contour",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "Papier",
    size: "Format de tirage",
    sizes: printSizes,
    width: "Largeur du tirage (mm)",
    fit: "Adapter au papier",
    shape: (shape: string) => `Forme ${shape}`,
    replaces: (other: string) => `Le papier fixe les dimensions à la place de : ${other}`,
    unfit: {
      shape: "« Adapter au papier » désactivé : la forme fixe les dimensions",
      preset: "« Adapter au papier » désactivé : le préréglage fixe les dimensions",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "Passe-partout",
    matte: "Passe-partout (mm)",
    inPercent: "En pour cent",
    bleedRow: "Fond perdu",
    bleed: "Fond perdu (mm)",
    unitName: "millimètres",
    resolution: "Résolution d’impression",
    printedSize: "Taille sur papier",
    printed: (width: string, height: string, unit: "cm" | "in") =>
      `${width} × ${height} ${unit === "in" ? "po" : unit}`,
    density: (size: string, ppi: number) => `${size}, ${ppi} ppp`,
    low: "Faible pour l’impression",
  },
  photoColours: {
    row: "De la photo",
    label: "Couleurs de la photo",
    colour: (number: number) => `Couleur ${number} de la photo`,
  },

  summary: {
    eachSide: "Chaque côté",
    even: "Côtés égaux",
    bottom: (percent: number) => `Bas +${percent} %`,
    noMore: "Aucun",
  },
};
