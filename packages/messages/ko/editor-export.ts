/** Texts about exports: notices, a batch's report, and the offer to share. */
import type { editorExport as English } from "../en/editor-export.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count)}장`;

/** Rounded against flicker. */
function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "몇 초 남음";
  if (seconds < 55) return `약 ${number(10 * Math.round(seconds / 10))}초 남음`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `약 ${number(minutes)}분 남음` : `약 ${number(Math.round(minutes / 60))}시간 남음`;
}

export const editorExport: typeof English = {
  timeLeft,
  nothing: "내보낼 이미지가 없습니다.",
  batchIsPro: "일괄 내보내기는 Pro 전용입니다.",
  failed: "내보내는 중 오류가 발생했습니다",
  someFailed: (failed: number, total: number) =>
    `내보내는 중 오류 발생: ${photos(total)} 중 ${number(failed)}장을 내보내지 못했습니다`,
  done: "이미지를 내보냈습니다",
  copied: "이미지를 복사했습니다",
  notCopied: "이미지를 복사하지 못했습니다. 다시 시도해 주세요.",
  batchDone: "ZIP으로 일괄 내보냈습니다",
  photos,
  seriesShared: (count: number) => `${photos(count)}을 공유했습니다`,
  zipType: "ZIP 압축 파일",
  noFileChosen: "저장 대화 상자를 열지 못했습니다. “내보내기”를 쓰면 ZIP이 다운로드 폴더에 저장됩니다.",
  encodedAgain: (file: string, method: string) => `“${file}” 파일을 내보낸 방식: ${method}.`,
  moreEncodedAgain: (count: number) => `그 밖에 파일 ${number(count)}개도 원본 데이터를 유지하지 못했습니다.`,
  croppedOriginal: "복원 데이터를 넣으면 잘라 낸 부분까지 남으므로 넣지 않았습니다.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `“${file}” 사진을 내보낸 파일에는 원본 복원 데이터가 없습니다. 원본을 따로 보관하세요.`
      : `“${file}” 등 내보낸 파일 ${number(count)}개에는 원본 복원 데이터가 없습니다. 원본을 따로 보관하세요.`,
  boxes: (count: number) => `${photos(count)}에 네모로 표시될 글자가 있습니다`,
  zipFailed: {
    "no-space": (done: number, total: number) =>
      `디스크가 가득 찼습니다. ${photos(total)} 중 ${number(done)}장에서 내보내기가 멈췄고 ZIP은 저장되지 않았습니다. 공간을 확보하거나 “저장 위치…”에서 다른 디스크를 선택해 주세요.`,
    "too-large": () =>
      "사생활 보호 창처럼 파일을 보관할 수 없는 창에서는 ZIP이 1GB를 넘을 수 없습니다. 한 번에 내보내는 사진을 줄이거나 일반 창을 사용해 주세요.",
    failed: (done: number, total: number) =>
      `ZIP을 쓰지 못했습니다. ${photos(total)} 중 ${number(done)}장에서 내보내기가 멈췄고 ZIP은 저장되지 않았습니다. 다시 시도해 주세요.`,
  },
  report: {
    title: "내보내기 결과",
    none: (total: number) => `${photos(total)} 가운데 한 장도 내보내지 못했습니다.`,
    some: (failed: number, total: number) =>
      `${photos(total)} 중 ${number(failed)}장을 내보내지 못했습니다. 나머지는 내보냈습니다.`,
    failed: "내보내지 못한 사진",
    retry: "다시 시도",
  },
  offer: { title: "공유할 준비가 되었습니다", share: "공유", download: "다운로드" },
};
