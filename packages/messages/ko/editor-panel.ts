/** Texts for the editor's settings. */
import type {
  CaptionLanguage,
  FurtherSize,
  LogoPosition,
  MeasuredBy,
  MetadataDisplay,
  QUICK_SIZES,
  SocialPreset,
} from "@matte/engine";
import type { editorPanel as English } from "../en/editor-panel.ts";
import { format } from "./notation.ts";

const photos = (count: number): string => `사진 ${format.number(count)}장`;

const inSizes = (count: number, sizes: number): string => `${photos(count)}, 크기 ${format.number(sizes)}가지`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, ZIP 1개` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "원본 크기",
  "portrait-4x5": "세로 4:5",
  "instagram-post-safe": "안전 영역 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "스토리 9:16",
  "square-1x1": "정사각형 1:1",
  "landscape-16x9": "가로 16:9",
  "tv-3840x2160": "TV 16:9",
  carousel: "캐러셀",
};

/** The presets by all their names, as listed. */
const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Instagram 게시물, 안전 영역",
  "story-9x16": "스토리, 릴스 커버, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "웹 2048px",
};

/** The matte unit's full names. */
const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "너비 대비 퍼센트",
  short: "짧은 변 대비 퍼센트",
  long: "긴 변 대비 퍼센트",
  mean: "두 변 평균 대비 퍼센트",
};

/** By their percent of the base length. */
const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1인치",
  8: "2인치",
  16: "4인치",
  24: "6인치",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "모두",
  camera: "카메라",
  lens: "렌즈",
  exif: "EXIF",
  none: "없음",
};

/** Each in its language. */
const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "자동",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "왼쪽", center: "가운데", right: "오른쪽" };

const swatches = {
  white: "흰색",
  offWhite: "미색",
  linen: "리넨",
  black: "검은색",
  grey: "회색",
  ochre: "황토색",
};

export const editorPanel: typeof English = {
  size: "크기",
  colour: "색상",
  swatches,

  matte: {
    title: "매트",
    subject: "바깥 매트",
    size: "바깥 매트 크기",
    unitNames: matteUnits,
    quickSize: "빠른 크기",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent}%, ${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres}mm, ${colour}`,
    summaryOfSides: (colour: string) => `변마다, ${colour}`,
    mixed: { text: "가로와 세로 사진의 매트가 다릅니다.", equalise: "같게 맞추기", done: "매트를 같게 맞췄습니다" },
  },

  stroke: {
    title: "선",
    feature: "안쪽 선",
    subject: "안쪽 선",
    row: "선",
    size: "안쪽 선 굵기",
    unit: "단위",
    summary: (size: number, unit: string, colour: string) => `${size}${unit}, ${colour}`,
    none: "없음",
  },

  caption: {
    title: "캡션",
    show: "메타데이터 표시",
    off: "끔",
    noDate: "날짜 없음",
    layout: "레이아웃",
    layoutName: "캡션 레이아웃",
    layouts: { columns: "두 단", left: "왼쪽", center: "가운데", line: "한 줄" },
    subject: "작품명",
    copyToAll: "모든 사진에 사용",
    location: "장소",
    credit: "사진 크레딧",
    additionalCredits: "추가 크레딧",
    creditsHint: "한 줄에 하나씩",
    cut: "내보낼 때 잘림",
    printSubject: "작품명 표시",
    font: "글꼴",
    fontName: "메타데이터 글꼴",
    fontFeature: "메타데이터 글꼴",
    language: "언어",
    languageName: "캡션 언어",
    languages,
    fontSize: "글꼴 크기",
    fontSizeName: "메타데이터 글꼴 크기",
  },

  camera: {
    title: "촬영 정보",
    feature: "카메라, 렌즈, EXIF 따로 고르기",
    display: "메타데이터 표시 항목",
    displays,
    facts: { camera: "카메라", lens: "렌즈", exposure: "노출" },
    none: "이 사진에는 촬영 정보가 없습니다.",
    equivalent: "35mm 환산",
    fileNames: "파일에 적힌 이름",
    asInFile: "파일 그대로",
  },

  logo: {
    title: "로고",
    feature: "사용자 로고",
    slots: {
      customLogo: { label: "로고", remove: "로고 제거" },
      customLogoOnDark: { label: "어두운 매트용 로고", remove: "어두운 매트용 로고 제거" },
    },
    remove: "로고 제거",
    none: "없음",
    grow: "로고에 맞춰 캡션 늘리기",
    size: "로고 크기",
    limited: (size: number) => `캡션에 맞춰 ${format.number(size)}까지로 제한됩니다`,
    position: "위치",
    positionName: "로고 위치",
    positions: logoPositions,
    centred: "오른쪽에 글이 있으면 가운데에 둡니다.",
    noSpace: "사진 아래에 로고를 둘 자리가 없습니다.",
    notLoaded: (file: string) => `“${file}” 파일을 읽지 못했습니다. 다시 시도해 주세요.`,
    notAnImage: (file: string) =>
      `“${file}” 파일은 이 브라우저가 표시할 수 있는 이미지가 아닙니다. PNG나 SVG 파일을 선택해 주세요.`,
  },

  output: {
    title: "출력",
    format: "형식",
    formatName: "내보내기 형식",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "SNS 프리셋",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `비율 ${shape} 꺼짐: 캔버스는 프리셋을 따릅니다`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "내보내기 크기",
    sizes: { full: "전체 크기", long: "긴 변", file: "파일 크기", preset: "프리셋 크기" },
    kilobytes: (limit: number) => `${limit}KB`,
    longSide: "긴 변(px)",
    pixels: (length: number) => `${length}px`,
    quality: "품질",
    keepOriginalJpeg: "원본 JPEG 데이터 유지",
    keepHdr: "HDR 유지",
    keepLocation: "위치(GPS) 유지",
    rememberFrame: "파일에 프레임 정보 기록",
    keepWayBack: "원본 파일 복원 데이터 보관",
    summary: (fileFormat: string, size: string) => `${fileFormat}, ${size}`,
    usualName: "기본 이름",
  },

  foot: {
    reset: "설정 초기화",
    resetDone: "설정과 캡션을 초기화했습니다",
    export: "내보내기",
    saveTo: "저장 위치…",
    menu: {
      label: "다른 내보내기 방법",
      thisPhoto: "이 사진 내보내기",
      alsoExport: "함께 내보내기",
      furtherSizes,
    },
    copies: { text: "사본이 계정에 보관됩니다.", link: "보관되는 내용 보기" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, Matte 워터마크 포함`,
      onlyOne: (count: number) => `${photos(count)}; Free는 1장만 내보냄`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}, PDF 1개`,
      selected: (selected: number, count: number) => `${format.number(count)}장 중 ${format.number(selected)}장 선택`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
