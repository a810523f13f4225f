/** Alt text in the editor. */
import type { editorAlt as English } from "../en/editor-alt.ts";

export const editorAlt: typeof English = {
  label: "대체 텍스트",
  hint: "사진을 볼 수 없는 사람을 위한 설명",
  namesPlace: (place: string) =>
    `대체 텍스트에 지명(“${place}”)이 나옵니다. 위치를 빼고 내보내도 이 지명은 파일에 남습니다.`,
  copy: "대체 텍스트 복사",
  copied: "대체 텍스트를 복사했습니다",
  notCopied: "대체 텍스트를 복사하지 못했습니다. 다시 시도해 주세요.",
};
