/** A photo's Content Credentials (C2PA). They say who signed, and never that it is true. */
import type { credentials as English } from "../en/credentials.ts";
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials: typeof English = {
  title: "콘텐츠 자격 증명",
  signedBy: "서명자",
  noName: "이름 없는 서명자",
  when: "일시",
  stamped: (time) => `${moment(time)}, 타임스탬프 기준`,
  claimed: (time: Date) => `${moment(time)}, 서명자가 밝힌 시각`,
  madeWith: "만든 도구",
  actions: {
    captured: "카메라로 촬영",
    generated: "모델로 생성",
    created: "생성",
    opened: "열기",
    edited: "편집",
    colour: "색상 조정",
    cropped: "자르기",
    resized: "크기 조절",
    placed: "다른 이미지와 합침",
    removed: "일부 제거",
    rotated: "회전",
    converted: "다른 형식으로 변환",
    published: "게시",
    redacted: "이력의 일부 정보 제거",
    other: "기타 변경",
  },
  checks: {
    valid: {
      match: "서명과 내용이 일치합니다",
      changed: "서명은 일치하지만 서명한 뒤 파일이 바뀌었습니다",
      unchecked: "서명이 일치합니다. 내용은 확인하지 않았습니다",
    },
    expired: {
      match: "서명과 내용이 일치하지만 인증서가 만료되었습니다",
      changed: "서명한 뒤 파일이 바뀌었고 인증서가 만료되었습니다",
      unchecked: "서명은 일치하지만 인증서가 만료되었습니다. 내용은 확인하지 않았습니다",
    },
  },
  invalid: "서명이 유효하지 않아, 이 자격 증명으로는 사진에 대해 아무것도 알 수 없습니다",
  unchecked: "여기서는 서명을 확인할 수 없습니다. 확인하려면 Matte를 https로 여세요",
  unreadable: "자격 증명이 손상되었거나 Matte가 읽을 수 없는 종류입니다",
  reading: "읽는 중…",
  onThisDevice: "이 기기에서 읽었습니다.",
  notInExports: "“콘텐츠 자격 증명”을 켜지 않으면 내보낸 이미지에 자격 증명이 남지 않습니다.",
  notListed: "신뢰할 수 있는 서명자 목록과 대조하지 않았습니다.",
};
