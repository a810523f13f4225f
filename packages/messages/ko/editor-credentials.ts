/** Content Credentials of exports, in the editor. They say who signed, and never that it is true. */
import type { editorCredentials as English } from "../en/editor-credentials.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials: typeof English = {
  label: "콘텐츠 자격 증명",
  development: "콘텐츠 자격 증명(개발용)",
  signedBy: (name: string) => `서명: ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}” 파일을 콘텐츠 자격 증명 없이 내보냈습니다. ${reason}`
      : `“${file}” 등 파일 ${number(count)}개를 콘텐츠 자격 증명 없이 내보냈습니다. ${reason}`,
  reasons: {
    none: "서버가 내보낸 이미지에 서명하지 않습니다.",
    early: "서버의 인증서가 아직 유효하지 않거나 서버의 시계가 맞지 않습니다.",
    expired: "서버의 인증서가 만료되었습니다.",
    "time-stamp": "타임스탬프 서비스가 응답하지 않습니다.",
  },
  noAnswer: "서버에 연결할 수 없습니다.",
  notIn: {
    pdf: "PDF에는 콘텐츠 자격 증명이 들어가지 않습니다.",
    wall: "벽 이미지에는 콘텐츠 자격 증명이 들어가지 않습니다.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}” 사진에 원래 있던 자격 증명은 제외합니다: ${reason}.`
      : `“${file}” 등 사진 ${number(count)}장에 원래 있던 자격 증명은 제외합니다: ${reason}.`,
  faults: {
    location: "내보낸 이미지에는 남기지 않는 위치가 들어 있을 수 있습니다",
    cropped: "잘라 낸 부분의 그림이 들어 있습니다",
    large: "너무 큽니다",
    unreadable: "읽을 수 없습니다",
  },
};
