/** Photos framed together. */
import type { Arrangement } from "@matte/engine";
import type { editorTogether as English } from "../en/editor-together.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count)}장`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "가로", column: "세로", grid: "격자" };

export const editorTogether: typeof English = {
  title: "함께 담기",
  action: "함께 담기",
  working: (count: number) => `${photos(count)}을 함께 담는 중…`,
  framed: (count: number) => `${photos(count)}을 함께 담았습니다.`,
  wrongCount: (min: number, max: number) => `함께 담을 사진을 ${number(min)}~${number(max)}장 선택해 주세요.`,
  separate: "나누기",
  separated: (count: number) => `${photos(count)}으로 나눴습니다.`,
  photos,
  arrangement: "배열",
  arrangements,
  gap: "간격",
  gapUnit: "퍼센트",
  order: "이 프레임의 사진",
  moved: (file: string, place: number, count: number) =>
    `${file}: ${number(count)}장 중 ${number(place)}번째로 옮겼습니다`,
};
