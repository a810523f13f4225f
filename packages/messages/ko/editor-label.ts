import type { CameraLine, LabelCorner, LabelPlace, LabelStyle, TextFinish } from "@matte/engine";
import type { editorLabel as English } from "../en/editor-label.ts";
import { format } from "./notation.ts";

const styles: Readonly<Record<LabelStyle, string>> = {
  plain: "기본",
  gallery: "갤러리",
  wall: "전시 라벨",
  data: "데이터",
  plate: "명판",
  contact: "밀착",
  poster: "포스터",
  press: "보도",
};

const lines: Readonly<Record<CameraLine, string>> = {
  camera: "카메라",
  lens: "렌즈",
  film: "필름",
  exif: "노출",
  date: "날짜",
};

const places: Readonly<Record<LabelPlace, string>> = {
  below: "아래",
  matte: "매트 안",
  photo: "사진 위",
};

const corners: Readonly<Record<LabelCorner, string>> = {
  "bottom-left": "왼쪽 아래",
  "bottom-right": "오른쪽 아래",
  "top-left": "왼쪽 위",
  "top-right": "오른쪽 위",
  bottom: "아래",
  top: "위",
};

const finishes: Readonly<Record<TextFinish, string>> = {
  flat: "평면",
  letterpress: "레터프레스",
  gold: "금박",
  silver: "은박",
};

export const editorLabel: typeof English = {
  style: "캡션 스타일",
  styles,
  feature: "명판, 밀착, 보도",
  automaticColour: "자동 글자 색상",
  colour: "글자 색상",
  place: "배치",
  placeName: "캡션 배치",
  places,
  corner: "모서리",
  cornerName: "캡션 모서리",
  tooLarge: "캡션을 넣기에는 사진이 너무 작아 사진 아래에 두었습니다.",
  corners,
  finish: "글자 마감",
  finishes,
  finishFeature: "레터프레스, 금박, 은박",
  coloured: "글자",
  styleFont: "스타일의 글꼴",
  leftOut: (style: LabelStyle, left: readonly CameraLine[]) =>
    `“${styles[style]}” 스타일에 들어가지 않는 항목: ${format.list(left.map((line) => lines[line]))}.`,
};
