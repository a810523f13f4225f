import type { editorCaptions as English } from "../en/editor-captions.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count)}장`;
const cells = (count: number): string => `셀 ${number(count)}개`;
const rows = (count: number): string => `행 ${number(count)}개`;

export const editorCaptions: typeof English = {
  open: "캡션 편집",
  title: "캡션",
  photos,
  photo: "사진",
  columns: {
    fileName: "파일 이름",
    subject: "작품명",
    location: "장소",
    credit: "사진 크레딧",
    additionalCredits: "추가 크레딧",
    camera: "카메라",
    lens: "렌즈",
    film: "필름",
    alt: "대체 텍스트",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "잘림",
  cutInExport: "내보낼 때 잘림",
  inherited: "파일에서 가져왔거나 모든 사진에 적용한 값",
  exportCsv: "CSV 내보내기",
  importCsv: "CSV 가져오기",
  csvFile: "captions.csv",
  done: "완료",
  dismiss: "닫기",
  undo: "실행 취소",
  previous: "이전",
  next: "다음",
  position: (at: number, of: number) => `${number(of)}장 중 ${number(at)}번째`,
  keys: {
    edit: "편집, 다음 행",
    line: "줄 바꿈",
    tab: "다음 셀",
    paste: "셀 붙여넣기",
    fill: "아래로 채우기",
    undo: "실행 취소",
  },
  grey: "회색: 파일에서 가져왔거나 모든 사진에 적용한 값",
  imported: (fields: number, count: number) =>
    fields === 0
      ? "가져올 내용이 없습니다. 사진에 이 파일의 캡션이 이미 모두 있습니다."
      : `${photos(count)}의 캡션 필드 ${number(fields)}개를 바꿨습니다.`,
  pasted: (count: number) => `${cells(count)}를 붙여넣었습니다.`,
  filled: (count: number) => `${cells(count)}를 채웠습니다.`,
  cleared: (count: number) => `${cells(count)}를 비웠습니다.`,
  beyond: (count: number) => `사진이 더 없어 ${rows(count)}를 제외했습니다.`,
  unmatched: (count: number) => `${rows(count)}에 맞는 사진이 없습니다:`,
  more: (count: number) => `외 ${number(count)}개`,
  noColumn: (column: string) => `파일에 “${column}” 열이 없습니다. 캡션을 먼저 내보내면 필요한 열을 볼 수 있습니다.`,
  unreadable: (file: string) => `“${file}” 파일을 읽지 못했습니다. 다시 시도하거나 다른 파일을 선택해 주세요.`,
};
