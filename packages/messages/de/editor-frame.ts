/** @see ../en/editor-frame.ts */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "Breite",
  short: "Kurze Seite",
  long: "Lange Seite",
  mean: "Mittel beider",
};

const shapes: Readonly<Record<Shape, string>> = {
  photo: "Wie das Foto",
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
  "a-portrait": "A, Hochformat",
  "a-landscape": "A, Querformat",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "Foto",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "Keins",
  "10x15": "10 × 15 cm",
  "13x18": "13 × 18 cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 in",
  "11x14in": "11 × 14 in",
  "30x40": "30 × 40 cm",
  custom: "Eigenes",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "Keiner",
  soft: "Weich",
  lifted: "Erhaben",
  recessed: "Vertieft",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "Pixel des Fotos", permille: "Tausendstel" };

export const editorFrame = {
  title: "Rahmen",
  sides: {
    label: "Seiten des Passepartouts",
    names: {
      top: "Passepartout oben",
      right: "Passepartout rechts",
      bottom: "Passepartout unten",
      left: "Passepartout links",
    },
    percent: (side: string) => `${side}, Prozent`,
    each: "Jede Seite einstellen",
    setInFrame: "Die Seiten sind in Rahmen eingestellt.",
  },
  unitName: "Prozent",
  bottomWeight: "Unten mehr",
  proportion: "Proportion",
  proportions: { even: "Gleich", classic: "Klassisch", deep: "Tief" },

  measuredBy: "Gemessen an",
  measures,
  shape: "Form",
  shapeReplaces: (preset: string) => `${preset} ausgeschaltet: Die Form bestimmt die Fläche`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "Zweite Kontur",
    row: "Zweite Kontur",
    size: "Breite der zweiten Kontur",
    gapRow: "Abstand",
    gap: "Abstand der zweiten Kontur",
  },
  colour: "Farbe",
  more: "Weitere Einstellungen des Rahmens",
  board: "Karton",
  bevel: "Schrägschnitt",
  bevelFeature: "Schrägschnitt",
  innerMat: "Inneres Passepartout",
  innerMatFeature: "inneres Passepartout",
  cornerRadius: "Eckenradius",
  roundCorners: "Runde Ecken",
  ofShortSide: "Prozent der kurzen Seite des Fotos",
  shadow: "Schatten",
  shadows,
  shadowStrengthRow: "Stärke",
  shadowStrength: "Stärke des Schattens",
  strokeUnit: "Einheit der Kontur",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "Papier",
    size: "Druckformat",
    sizes: printSizes,
    width: "Druckbreite (mm)",
    fit: "An das Papier anpassen",
    shape: (shape: string) => `Form ${shape}`,
    replaces: (other: string) => `${other} ausgeschaltet: Das Papier bestimmt die Fläche`,
    unfit: {
      shape: "Anpassung an das Papier ausgeschaltet: Die Form bestimmt die Fläche",
      preset: "Anpassung an das Papier ausgeschaltet: Die Voreinstellung bestimmt die Fläche",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "Passepartout",
    matte: "Passepartout (mm)",
    inPercent: "In Prozent angeben",
    bleedRow: "Beschnitt",
    bleed: "Beschnitt (mm)",
    unitName: "Millimeter",
    resolution: "Druckauflösung",
    printedSize: "Größe auf Papier",
    printed: (width: string, height: string, unit: "cm" | "in") => `${width} × ${height} ${unit}`,
    density: (size: string, ppi: number) => `${size}, ${ppi} ppi`,
    low: "Wenig für den Druck",
  },
  photoColours: {
    row: "Aus dem Foto",
    label: "Farben aus dem Foto",
    colour: (number: number) => `Farbe ${number} des Fotos`,
  },

  summary: {
    eachSide: "Jede Seite",
    even: "Gleich",
    bottom: (percent: number) => `Unten +${percent} %`,
    noMore: "Keine",
  },
};
