/** @see ../en/editor-frame.ts */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "Ширини",
  short: "Короткої сторони",
  long: "Довгої сторони",
  mean: "Середнього обох",
};

const shapes: Readonly<Record<Shape, string>> = {
  photo: "Як у фото",
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
  "a-portrait": "A, книжкова",
  "a-landscape": "A, альбомна",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "Фото",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "Немає",
  "10x15": "10 × 15 см",
  "13x18": "13 × 18 см",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10 дюймів",
  "11x14in": "11 × 14 дюймів",
  "30x40": "30 × 40 см",
  custom: "Власний",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "Немає",
  soft: "М’яка",
  lifted: "Піднята",
  recessed: "Заглиблена",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

/** For screen readers. */
const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "пікселі фото", permille: "тисячні частки" };

const UNITS: Readonly<Record<string, string>> = { cm: "см", in: "дюймів" };

export const editorFrame = {
  title: "Рамка",
  sides: {
    label: "Сторони паспарту",
    names: {
      top: "Паспарту згори",
      right: "Паспарту праворуч",
      bottom: "Паспарту знизу",
      left: "Паспарту ліворуч",
    },
    percent: (side: string) => `${side}, відсотки`,
    each: "Кожна сторона окремо",
    setInFrame: "Сторони задано в розділі «Рамка».",
  },
  unitName: "відсотки",
  bottomWeight: "Більше знизу",
  proportion: "Пропорція",
  proportions: { even: "Рівна", classic: "Класична", deep: "Глибока" },

  measuredBy: "Відсотки від",
  measures,
  shape: "Форма",
  shapeReplaces: (preset: string) => `«${preset}» вимкнено: розмір полотна задає форма`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "Друге обведення",
    row: "Друге обведення",
    size: "Товщина другого обведення",
    gapRow: "Проміжок",
    gap: "Проміжок другого обведення",
  },
  colour: "Колір",
  more: "Інші параметри рамки",
  board: "Картон",
  bevel: "Скіс",
  bevelFeature: "скіс",
  innerMat: "Внутрішнє паспарту",
  innerMatFeature: "внутрішнє паспарту",
  cornerRadius: "Радіус кутів",
  roundCorners: "Заокруглені кути",
  ofShortSide: "відсотки короткої сторони фото",
  shadow: "Тінь",
  shadows,
  shadowStrengthRow: "Сила",
  shadowStrength: "Сила тіні",
  strokeUnit: "Одиниці обведення",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "Папір",
    size: "Розмір відбитка",
    sizes: printSizes,
    width: "Ширина відбитка (мм)",
    fit: "Припасувати до паперу",
    shape: (shape: string) => `Форма ${shape}`,
    replaces: (other: string) => `«${other}» вимкнено: розмір полотна задає папір`,
    unfit: {
      shape: "«Припасувати до паперу» вимкнено: розмір полотна задає форма",
      preset: "«Припасувати до паперу» вимкнено: розмір полотна задає шаблон",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "Паспарту",
    matte: "Паспарту (мм)",
    inPercent: "У відсотках",
    bleedRow: "Виліт",
    bleed: "Виліт (мм)",
    unitName: "міліметри",
    resolution: "Роздільність друку",
    printedSize: "Розмір на папері",
    printed: (width: string, height: string, unit: "cm" | "in") => `${width} × ${height} ${UNITS[unit] ?? unit}`,
    density: (size: string, ppi: number) => `${size}, ${ppi} ppi`,
    low: "Замало для друку",
  },
  photoColours: {
    row: "З фото",
    label: "Кольори з фото",
    colour: (number: number) => `Колір фото ${number}`,
  },

  summary: {
    eachSide: "Кожна окремо",
    even: "Рівна",
    bottom: (percent: number) => `Знизу +${percent} %`,
    noMore: "Немає",
  },
};
