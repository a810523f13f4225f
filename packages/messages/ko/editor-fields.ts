/** Texts for caption fields: scopes, the field list, notes. */
import type { Settings, TemplateField } from "@matte/engine";
import type { editorFields as English } from "../en/editor-fields.ts";
import { format } from "./notation.ts";

const { number: digits } = format;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "제목",
  headline: "헤드라인",
  description: "설명",
  alt: "대체 텍스트",
  creator: "작성자",
  credit: "크레딧 라인",
  copyright: "저작권",
  city: "도시",
  state: "시/도",
  country: "국가",
  location: "장소",
  keywords: "키워드",
  rating: "별점",
  date: "날짜",
  time: "시각",
  camera: "카메라",
  make: "제조사",
  lens: "렌즈",
  film: "필름",
  focal: "초점 거리",
  focal35: "35mm 환산",
  aperture: "조리개",
  shutter: "셔터 속도",
  iso: "ISO 감도",
  exposure: "노출",
  width: "너비",
  height: "높이",
  megapixels: "메가픽셀",
  size: "크기",
  filename: "파일 이름",
  number: "번호",
  count: "사진 수",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "2024년 6월 1일",
  "June 2024": "2024년 6월",
  "2024": "2024",
  custom: "사용자 지정",
};

export const editorFields: typeof English = {
  more: { caption: "캡션 설정 더 보기", camera: "카메라 설정 더 보기", output: "출력 설정 더 보기" },

  appliesTo: "적용 대상",
  scopes: {
    photo: () => "이 사진",
    selected: (count: number) => `선택한 ${digits(count)}장`,
    all: () => "모든 사진",
  },
  usedForAll: (count: number) => `작품명을 사진 ${digits(count)}장에 적용했습니다`,
  photoOf: (file: string, number: number, count: number) => `${file}, ${digits(count)}장 중 ${digits(number)}번째`,

  insert: "필드 삽입",
  fields,
  groups: { place: "장소", photo: "사진", camera: "카메라", file: "파일" },
  forms: {
    "date:YYYY": "연도",
    "date:MMMM YYYY": "연도와 월",
    "date:YYYY-MM-DD": "숫자 날짜",
    "time:HH-mm": "숫자 시각",
    "number:000": "세 자리 번호",
    "filename:words": "파일 이름을 낱말로",
  },
  absent: "이 파일에 없음",
  search: "필드 검색",
  typeToSearch: "입력하여 검색",
  keys: "↑ ↓ Enter",
  found: (count: number) => `필드 ${digits(count)}개`,

  unknownField: (typed: string, suggestion: string | null) =>
    `“${typed}” 필드는 없습니다.${suggestion === null ? "" : ` “${suggestion}” 필드를 찾으시나요?`}`,
  unknownForm: (typed: string) => `“${typed}” 형식은 없습니다.`,

  fileSays: (creator: string) => `파일의 작성자: ${creator}`,
  acceptCreator: "사용",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `내보내면 작성자 “${creator}” 대신 이 이름이 들어갑니다.`
      : `내보내면 작성자 “${creator}” 대신, 그리고 다른 사진 ${digits(more)}장의 작성자 대신 이 이름이 들어갑니다.`,
  replacesInBatch: (count: number) => `사진 ${digits(count)}장의 작성자 대신 이 크레딧이 들어갑니다.`,

  date: {
    print: "날짜 표시",
    format: "날짜 형식",
    formats: dateFormats,
    custom: "사용자 지정 날짜 형식",
    customHint: "YYYY년 M월 D일",
    noForm: "YYYY, YY, MMMM, MMM, MM, M, DD, D, HH, mm을 사용하세요.",
  },
  places: {
    label: "GPS로 지명 표시",
    hint: "파일에 도시와 국가가 없으면 사진의 GPS 위치로 채웁니다. 그러면 내보낸 이미지에 촬영지가 드러납니다. 위치 자체는 브라우저 밖으로 나가지 않습니다.",
  },
  camera: {
    tidy: "카메라 이름 정리",
    equivalent: "35mm 환산",
    filmStyle: "필름 및 픽처 스타일",
    camera: "카메라",
    lens: "렌즈",
    film: "필름",
  },
  exportName: {
    label: "내보낼 이름",
    usual: "기본 이름",
    example: (name: string) => `예: ${name}`,
  },
};
