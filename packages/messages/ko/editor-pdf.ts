/** Texts about PDFs: the rows of Output, the dialog, and its export. */
import type { editorPdf as English } from "../en/editor-pdf.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `사진 ${number(count)}장`;

export const editorPdf: typeof English = {
  title: "PDF",
  contactSheet: "밀착 인화…",

  pages: "페이지",
  pagesName: "PDF 페이지",
  layouts: { photo: "한 페이지에 하나", sheet: "밀착 인화" },
  pageSetup: "페이지 설정…",
  columns: "열",
  rows: "행",
  captionLines: "캡션 줄",
  captions: ["없음", "작품명", "작품명, 장소"],
  paper: "용지",
  papers: { a4: "A4", a3: "A3", letter: "레터", "30x40": "30 × 40cm", custom: "사용자 지정" },
  width: "너비",
  widthName: "용지 너비(mm)",
  height: "높이",
  heightName: "용지 높이(mm)",
  margins: "여백",
  marginsName: "여백(mm)",
  bleed: "도련",
  bleedName: "PDF 도련(mm)",
  cropMarks: "재단선",
  mm: "mm",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${number(pageCount)}페이지`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)}mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)}mm`,
  preview: (page: number, count: number) => `${number(count)}페이지 중 ${number(page)}페이지`,
  previous: "이전 페이지",
  next: "다음 페이지",
  note: (size: string) => `사진은 그대로, 캡션은 텍스트로 들어갑니다. 약 ${size}`,
  carousel: "PDF는 캐러셀 전체를 한 페이지에 보여 줍니다.",
  export: "PDF 내보내기",

  done: "PDF를 내보냈습니다",
  doneIn: (place: string) => `PDF를 ${place}에 내보냈습니다`,
  fileType: "PDF 문서",
  failed: {
    "no-space": (done: number, total: number) =>
      `디스크가 가득 찼습니다. ${photos(total)} 중 ${number(done)}장에서 내보내기가 멈췄고 PDF는 저장되지 않았습니다. 공간을 확보하거나 “저장 위치…”에서 다른 디스크를 선택해 주세요.`,
    "too-large": () =>
      "사생활 보호 창처럼 파일을 보관할 수 없는 창에서는 PDF가 1GB를 넘을 수 없습니다. 한 번에 내보내는 사진을 줄이거나 일반 창을 사용해 주세요.",
    failed: (done: number, total: number) =>
      `PDF를 쓰지 못했습니다. ${photos(total)} 중 ${number(done)}장에서 내보내기가 멈췄고 PDF는 저장되지 않았습니다. 다시 시도해 주세요.`,
  },
};
