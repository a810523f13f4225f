/** Texts about restoring the last visit's photos. */
import type { editorRecovery as English } from "../en/editor-recovery.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count, { useGrouping: false })}장`;

export const editorRecovery: typeof English = {
  region: "지난번에 작업한 사진",
  title: "사진이 그대로 남아 있습니다",
  changed: (time: Date) =>
    `마지막 변경: ${format.date(time, { day: "numeric", month: "long" })} ${format.date(time, { hour: "2-digit", minute: "2-digit" })}, 캡션과 설정 포함`,
  more: (count: number) => `외 ${number(count)}장`,
  restore: (count: number) => `${photos(count)} 복원`,
  startFresh: "새로 시작",
  discarded: (count: number) => `${photos(count)}을 버렸습니다`,
  waiting: "지난번에 작업한 사진",
  discard: "버리기",
  notStored: "이 브라우저는 다음 방문까지 사진을 보관할 수 없습니다. 이 페이지를 닫기 전에 내보내 주세요.",
  noSpace: "다음 방문까지 사진을 모두 보관할 공간이 없습니다. 이 페이지를 닫기 전에 내보내 주세요.",
  none: {
    "no-permission": "읽기 권한이 없어 사진을 복원하지 못했습니다.",
    gone: "사진을 찾지 못했습니다. 다른 드라이브에 있다면 연결한 뒤 다시 시도해 주세요.",
  },
  someLost: (count: number) => `${photos(count)}을 복원하지 못했습니다.`,
  lost: {
    gone: (file: string) => `“${file}” 파일이 이동, 변경 또는 삭제되었습니다.`,
    "no-permission": (file: string) => `읽기 권한이 없어 “${file}” 파일을 읽을 수 없습니다.`,
    "not-kept": (file: string) => `“${file}” 파일을 보관하지 못했습니다. 다시 추가해 주세요.`,
  },
};
