/** The mark on the photo. */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";
import type { editorMark as English } from "../en/editor-mark.ts";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "없음", text: "글자", logo: "로고" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "오른쪽 아래",
  bottom: "아래",
  "bottom-left": "왼쪽 아래",
  left: "왼쪽",
  center: "가운데",
  right: "오른쪽",
  "top-left": "왼쪽 위",
  top: "위",
  "top-right": "오른쪽 위",
  tiled: "바둑판식",
};

export const editorMark: typeof English = {
  mark: "사진 위 표식",
  kinds,
  stays: "표식은 떼어 낼 수 없습니다. 프레임을 벗겨도 사진에 남습니다.",
  text: "글자",
  textName: "표식 글자",
  textHint: "© Ada Lovelace",
  noLogo: "위에서 로고를 추가하세요.",
  place: "배치",
  placeName: "표식 배치",
  places,
  size: "크기",
  sizeName: "표식 크기",
  opacity: "불투명도",
  opacityName: "표식 불투명도",
};
