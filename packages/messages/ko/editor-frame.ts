/** Texts in the editor's section `Frame`: sides, shape, bevel and paper; and texts shared by strokes. */
import type { MeasuredBy, PrintSize, ShadowSetting, Shape, StrokeUnit } from "@matte/engine";
import type { editorFrame as English } from "../en/editor-frame.ts";

const measures: Readonly<Record<MeasuredBy, string>> = {
  width: "너비",
  short: "짧은 변",
  long: "긴 변",
  mean: "두 변의 평균",
};

/** Full names; the shape's drawing has no more space than for `4:5`. */
const shapes: Readonly<Record<Shape, string>> = {
  photo: "사진 그대로",
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
  "a-portrait": "A판, 세로",
  "a-landscape": "A판, 가로",
};

const shapeMarks: Readonly<Record<Shape, string>> = {
  ...shapes,
  photo: "사진",
  "a-portrait": "A",
  "a-landscape": "A",
};

const printSizes: Readonly<Record<PrintSize, string>> = {
  none: "없음",
  "10x15": "10 × 15cm",
  "13x18": "13 × 18cm",
  a4: "A4",
  a3: "A3",
  "8x10in": "8 × 10in",
  "11x14in": "11 × 14in",
  "30x40": "30 × 40cm",
  custom: "사용자 지정",
};

const shadows: Readonly<Record<ShadowSetting, string>> = {
  none: "없음",
  soft: "부드럽게",
  lifted: "띄움",
  recessed: "들어감",
};

const strokeUnits: Readonly<Record<StrokeUnit, string>> = { px: "px", permille: "‰" };

/** For screen readers. */
const strokeUnitNames: Readonly<Record<StrokeUnit, string>> = { px: "사진 픽셀", permille: "퍼밀" };

export const editorFrame: typeof English = {
  title: "프레임",
  sides: {
    label: "매트의 각 변",
    names: { top: "위쪽 매트", right: "오른쪽 매트", bottom: "아래쪽 매트", left: "왼쪽 매트" },
    percent: (side: string) => `${side}, 퍼센트`,
    each: "변마다 설정",
    setInFrame: "각 변은 “프레임”에서 설정합니다.",
  },
  unitName: "퍼센트",
  bottomWeight: "아래쪽 넓힘",
  proportion: "비례",
  proportions: { even: "균일", classic: "클래식", deep: "깊게" },
  measuredBy: "기준 변",
  measures,
  shape: "비율",
  shapeReplaces: (preset: string) => `${preset} 꺼짐: 캔버스는 비율을 따릅니다`,
  shapes,
  shapeMarks,
  secondStroke: {
    subject: "두 번째 선",
    row: "두 번째 선",
    size: "두 번째 선 굵기",
    gapRow: "간격",
    gap: "두 번째 선 간격",
  },
  colour: "색상",
  more: "프레임 설정 더 보기",
  board: "매트지",
  bevel: "베벨",
  bevelFeature: "베벨",
  innerMat: "안쪽 매트",
  innerMatFeature: "안쪽 매트",
  cornerRadius: "모서리 반경",
  roundCorners: "둥근 모서리",
  ofShortSide: "사진 짧은 변 대비 퍼센트",
  shadow: "그림자",
  shadows,
  shadowStrengthRow: "세기",
  shadowStrength: "그림자 세기",
  strokeUnit: "선 단위",
  strokeUnits,
  strokeUnitNames,
  paper: {
    title: "용지",
    size: "인화 크기",
    sizes: printSizes,
    width: "인화 너비(mm)",
    fit: "용지에 맞추기",
    shape: (shape: string) => `비율 ${shape}`,
    replaces: (other: string) => `${other} 꺼짐: 캔버스는 용지를 따릅니다`,
    unfit: {
      shape: "용지에 맞추기 꺼짐: 캔버스는 비율을 따릅니다",
      preset: "용지에 맞추기 꺼짐: 캔버스는 프리셋을 따릅니다",
    },
    further: (change: string, paper: string) => `${change}. ${paper}`,
    matteRow: "매트",
    matte: "매트(mm)",
    inPercent: "퍼센트로 설정",
    bleedRow: "도련",
    bleed: "도련(mm)",
    unitName: "밀리미터",
    resolution: "인화 해상도",
    printedSize: "용지 위 크기",
    printed: (width: string, height: string, unit: "cm" | "in") => `${width} × ${height}${unit}`,
    density: (size: string, ppi: number) => `${size}, ${ppi}ppi`,
    low: "인화용으로는 낮음",
  },
  photoColours: {
    row: "사진에서",
    label: "사진에서 고른 색상",
    colour: (number: number) => `사진 색상 ${number}`,
  },
  summary: {
    eachSide: "변마다",
    even: "균일",
    bottom: (percent: number) => `아래 +${percent}%`,
    noMore: "없음",
  },
};
