/** The dialog for signatures. */
import type { editorSignature as English } from "../en/editor-signature.ts";

export const editorSignature: typeof English = {
  add: "서명 추가",
  title: "서명",
  pad: "서명란",
  hint: "마우스, 손가락, 펜으로 서명하거나 종이에 한 서명을 사진으로 찍으세요.",
  undo: "실행 취소",
  clear: "지우기",
  fromPhoto: "사진에서",
  found: "종이를 지운 서명",
  reading: "종이를 지우는 중",
  turn: "회전",
  back: "서명란으로 돌아가기",
  use: "이 서명 사용",
  name: (number) => (number === 1 ? "서명" : `서명 ${number}`),
  keepsColours: "원래 색상 유지",
  noInk: (file: string) =>
    `“${file}” 사진에서 서명이 보이지 않습니다. 밝은 종이에 짙은 잉크로 쓰고 화면에 가득 차게 찍어 주세요.`,
  failed: "서명을 저장하지 못했습니다. 다시 시도해 주세요.",
};
