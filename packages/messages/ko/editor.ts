/** Texts in the editor: its bars, the preview, the photo list and the notices about loading. */
import type { editor as English } from "../en/editor.ts";
import { format } from "./notation.ts";

/** A count without separators: SPEC writes these texts. */
const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `사진 ${digits(count)}장`;

/** Estimated file size: `11.4MB`, `820KB`. */
function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))}KB`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}MB`;
}

export const editor: typeof English = {
  title: "편집기",
  settings: "설정",
  sections: {
    label: "설정 영역",
    together: "함께 담기",
    looks: "룩",
    matte: "매트",
    stroke: "선",
    frame: "프레임",
    caption: "캡션",
    "camera-data": "촬영 정보",
    logo: "로고",
    output: "출력",
  },

  addPhotos: "사진 추가",
  openFolder: "폴더 열기",
  addPhotosHint: "JPEG 또는 PNG.",
  dropPhotosHint: "아무 데나 끌어다 놓으세요.",
  undo: "실행 취소",
  redo: "다시 실행",
  previous: "이전",
  next: "다음",
  clear: "비우기",
  clearBatch: "목록 비우기",
  clearAll: "모두 비우기",
  cancel: "취소",
  stop: "중지",
  crop: "자르기",
  wallView: "벽 보기",
  zoom: "100%로 확대",
  fullSize: "100%",
  more: "더 보기",
  help: "도움말",
  keyboardShortcuts: "키보드 단축키",
  withKey: (label: string, key: string) => `${label} (${key})`,
  withShift: (key: string) => `Shift ${key}`,
  account: "계정",
  install: "앱 설치",
  signOut: "로그아웃",
  upgrade: "업그레이드",
  position: (position: number, count: number) => `${digits(count)}장 중 ${digits(position)}번째`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "벽 색조",
    name: "벽",
    tones: { white: "흰 벽", neutral: "중간 회색 벽", black: "검은 벽" },
  },

  preview: {
    label: "미리 보기",
    empty: "사진을 추가하면 여기에 미리 보기가 나타납니다",
    sample: "샘플 사진으로 해 보기",
    noSample: "샘플 사진을 불러오지 못했습니다. 다시 시도해 주세요.",
    drop: "여기에 이미지를 놓으세요",
    hdrView: { badge: "HDR", label: "사진을 HDR로 보기" },
    working: (current: number, total: number) => `처리 중… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `${font} 글꼴을 불러오지 못해 미리 보기에 다른 글꼴을 썼습니다. 이 글꼴 없이는 캡션을 내보낼 수 없습니다.`,
  },

  method: {
    label: "내보내기 방식",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)}px`,
    fileSize,
    unconfirmed: ", 확인 중",
  },

  list: {
    region: "사진",
    label: "썸네일",
    show: "썸네일 표시",
    count: photos,
    empty: "아직 썸네일이 없습니다",
    captionCut: "캡션이 잘렸습니다.",
    remove: (file: string) => `${file} 제거`,
    removed: (file: string) => `${file} 제거됨`,
    moved: (file: string, position: number, count: number) =>
      `${file}: 이제 ${digits(count)}장 중 ${digits(position)}번째`,
    movedUnnamed: (position: number, count: number) =>
      `이 사진은 이제 ${digits(count)}장 중 ${digits(position)}번째입니다`,
    sort: {
      label: "정렬",
      orders: { added: "추가한 순서", name: "이름", captured: "촬영 시각", rating: "별점" },
    },
    batch: "일괄 작업",
    batchFeature: "일괄 업로드",
    batchNote: "시리즈 전체를 한 번에 불러옵니다.",
  },

  cleared: "비웠습니다.",
  placesFailed: "지명을 불러오지 못했습니다. 설정을 껐다가 다시 켜면 다시 시도합니다.",
  loading: {
    oneAtATime: "무료 버전은 한 번에 이미지 1장만 불러올 수 있습니다. 여러 장을 불러오려면 업그레이드하세요.",
    started: (count: number) => `이미지 ${digits(count)}장 불러오는 중…`,
    done: (count: number) => `${digits(count)}장을 불러왔습니다`,
    failed: (count: number) => `파일 ${format.number(count)}개를 불러오지 못했습니다`,
    folderLimit: (count: number) => `폴더의 사진 중 처음 ${format.number(count)}장만 추가했습니다.`,
    noneFound: "사진을 찾지 못했습니다.",
    skipped: (count: number) => `사진이 아닌 파일 ${format.number(count)}개를 건너뛰었습니다.`,
  },
};
