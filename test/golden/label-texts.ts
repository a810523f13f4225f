/** Texts of the golden pictures with labels. */
import type { PrintedData, Settings } from "@matte/engine";
import { CAMERA, CAPTION, type GoldenScene } from "./scene.ts";

export interface LabelTexts extends Partial<Pick<GoldenScene, "subject">> {
  readonly settings: Partial<Settings>;
  readonly camera: PrintedData;
}

const LABEL_WORDS = {
  number: 12,
  year: "2024",
  day: "12 May 2024",
  city: "Lisbon",
  description: "Stoneware and two pears on an oak table, in the light of a north window",
  creator: "Ines Morel",
} as const;
export const LABEL_TEXTS = {
  ...CAPTION,
  measuredBy: "mean",
  innerBorderSize: 0,
  locationText: "Lisbon, Portugal",
  photoBy: "Ines Morel",
  additionalCredits: "Styling by Rui Falcão",
} as const satisfies Partial<Settings>;
export const LABEL_CAMERA: PrintedData = {
  ...CAMERA,
  camera: "Fujifilm X-T5",
  lens: "XF 35 mm F1.4 R",
  label: LABEL_WORDS,
};

export const ALL_TEXTS: LabelTexts = { settings: LABEL_TEXTS, camera: LABEL_CAMERA };

export const JAPANESE: LabelTexts = {
  settings: {
    ...LABEL_TEXTS,
    locationText: "京都市左京区",
    photoBy: "中村 真理子",
    additionalCredits: "",
  },
  subject: "静物、朝の光",
  camera: {
    ...LABEL_CAMERA,
    label: {
      ...LABEL_WORDS,
      city: "京都",
      creator: "中村 真理子",
      description: "北向きの窓から差し込む朝の光の中の器と洋梨",
    },
  },
};

export const FEW_TEXTS: LabelTexts = {
  settings: { ...LABEL_TEXTS, locationText: "", additionalCredits: "" },
  camera: { label: { number: 3 } },
};

/** With an English date and credit, as files have them. */
export const ARABIC: LabelTexts = {
  settings: { ...LABEL_TEXTS, locationText: "القاهرة", photoBy: "أحمد زكي", additionalCredits: "" },
  subject: "الأواني في الصباح",
  camera: {
    ...LABEL_CAMERA,
    label: {
      ...LABEL_WORDS,
      city: "القاهرة",
      creator: "أحمد زكي",
      description: "آنية خزفية وإجاصتان على طاولة من خشب البلوط في ضوء نافذة شمالية",
    },
  },
};
