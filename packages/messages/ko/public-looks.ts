/** Texts of the public pages of looks. */
import type { publicLooks as English } from "../en/public-looks.ts";
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks: typeof English = {
  title: "다른 사람들의 룩",
  lead: "다른 사람들이 만든 매트를 Matte의 이미지에 걸었습니다. 계정 없이 내 사진에 적용해 보세요.",
  submit: "내 룩 제출하기",
  list: "룩",
  none: "아직 룩이 없습니다. 첫 룩을 제출해 보세요.",
  more: "이전 룩",
  all: "모든 룩",
  navigation: "주 메뉴",
  alt: "이 룩을 적용한 Matte의 이미지",
  tried: (count, tries) => plural(count, { other: `${tries}번 적용해 봤습니다` }),
  try: "사진에 적용해 보기",
  stays: "사진은 내 기기를 벗어나지 않습니다.",
  copy: "링크 복사",
  report: {
    title: "신고",
    reasons: {
      offensive: "누군가를 모욕하거나 위협함",
      copied: "남의 이름이나 작품을 씀",
      misleading: "룩이나 링크가 오해를 일으킴",
      other: "기타",
    },
    send: "신고 보내기",
  },
  withdrawn: {
    title: "게시가 중단된 룩입니다.",
    text: "만든 사람이나 Matte에서 내렸습니다.",
  },
};
