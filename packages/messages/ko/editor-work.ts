/** Texts about this visit's photos: failed ones, and signing out. */
import type { editorWork as English } from "../en/editor-work.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count)}장`;

export const editorWork: typeof English = {
  failed: {
    region: "실패한 사진",
    unread: "불러오지 못한 사진",
    count: (count: number) => `${number(count)}장 실패`,
    remove: "실패한 사진 제거",
    removeOne: (file: string) => `${file} 제거`,
  },
  removed: (count: number) => `${photos(count)}을 제거했습니다.`,
  exportSelected: (count: number) => `선택한 ${number(count)}장 내보내기`,
  selected: (count: number) => `${number(count)}장 선택됨`,
  crop: {
    copy: "자르기 복사",
    paste: "자르기 붙여넣기",
    copied: "자르기를 복사했습니다",
    separate: "자르려면 사진을 나눠 주세요.",
    pasted: (count: number) => `${photos(count)}에 자르기를 붙여넣었습니다.`,
  },
  menu: "사진 작업",
  select: "선택",
  selectDone: "완료",
  signOut: {
    title: (count: number) => `${photos(count)}을 버리고 로그아웃할까요?`,
    note: "원본 파일과 이미 내보낸 파일은 모두 남습니다. 이 사진들의 캡션과 설정은 사라집니다.",
    confirm: "로그아웃",
    cancel: "취소",
  },
};
