import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import type { editorLooks as English } from "../en/editor-looks.ts";
import { format } from "./notation.ts";

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "갤러리",
  museum: "뮤지엄",
  hairline: "헤어라인",
  linen: "리넨",
  stone: "스톤",
  noir: "누아르",
  double: "더블",
  bevel: "베벨",
  square: "스퀘어",
  poster: "포스터",
  journal: "저널",
  story: "스토리",
  data: "데이터",
  card: "카드",
  ambient: "앰비언트",
  contact: "밀착",
  window: "윈도",
  washi: "와시",
};

/** How a look differs on a plan lacking its parts. */
const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "1px 검은 선 추가",
  "stroke-replaced": "원래 선 대신 1px 검은 선",
  "second-stroke": "두 번째 선 없음",
  bevel: "베벨 없음",
  "inner-mat": "안쪽 매트 없음",
  surface: "매끈한 매트",
  label: "기본 캡션",
  finish: "평면 캡션",
  font: "원래 글꼴 대신 Inter",
};

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "장소",
  photoBy: "사진 크레딧",
  additionalCredits: "추가 크레딧",
  cameraText: "카메라",
  lensText: "렌즈",
  filmText: "필름",
  customDateFormat: "날짜 형식",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} “${text.replaceAll(/\s+/gu, " ")}”`;

export const editorLooks: typeof English = {
  title: "룩",
  names,
  all: "모든 룩",
  menu: "룩 메뉴",
  changed: (look: string) => `${look}, 변경됨`,
  revertTo: (look: string) => `“${look}” 룩으로 되돌리기`,
  updateLook: (look: string) => `“${look}” 업데이트`,
  applied: (look: string) => `“${look}” 룩을 적용했습니다`,
  appliedTo: (look: string, count: number) =>
    count === 1
      ? `이 사진에 “${look}” 룩을 적용했습니다`
      : `사진 ${format.number(count)}장에 “${look}” 룩을 적용했습니다`,
  shareLook: "모든 사진에 사용",
  lookShared: "모든 사진에 이 룩을 적용했습니다",
  reverted: (look: string) => `“${look}” 룩으로 되돌렸습니다`,
  updated: (look: string) => `“${look}” 룩을 업데이트했습니다`,
  leftOut: (parts: readonly LeftOut[]) =>
    `현재 요금제에서 다른 점: ${parts.map((part) => differences[part]).join(", ")}`,
  wholeLook: "룩 전체",
  linked: {
    region: "공유받은 룩",
    shown: "링크에 담긴 룩입니다.",
    shownOfFile: (file: string) => `“${file}” 파일에 담긴 룩입니다.`,
    keep: "유지",
    texts: (texts: LookTexts) => `“유지”를 누르면 함께 설정되는 값: ${Object.entries(texts).map(named).join(", ")}.`,
    invalid: "링크에 룩이 없거나 일부만 있습니다.",
    newer: (version: number) =>
      `링크의 룩은 이 페이지가 아직 모르는 버전 ${version}입니다. 페이지를 새로 고친 뒤 링크를 다시 열어 주세요.`,
    invalidFile: (file: string) => `“${file}” 파일에 룩이 없습니다.`,
    ownLooksFile: (file: string) => `“${file}” 파일에 든 내 룩은 Studio 기능입니다.`,
    newerFile: (file: string, version: number) =>
      `“${file}” 파일의 룩은 이 페이지가 아직 모르는 버전 ${version}입니다. 페이지를 새로 고친 뒤 파일을 다시 가져와 주세요.`,
  },
  newProfile: "새 프로필",
  submit: "이 룩 제출",
  copyLink: "이 룩의 링크 복사",
  linkCopied: "링크를 복사했습니다",
  linkNotCopied: "브라우저가 클립보드 접근을 허용하지 않아 링크를 복사하지 못했습니다.",
  linkTooLong: "글이 너무 길어 링크에 담을 수 없습니다. 글 없이 복사하거나 룩을 파일로 내보내 주세요.",
  export: "룩 내보내기",
  import: "룩 가져오기",
  file: "룩 파일",
  withTexts: "이름, 장소, 크레딧 포함",
  unnamed: "내 룩",
  own: {
    title: "내 룩",
    noAnswer: "서버가 응답하지 않습니다. 내 룩을 쓰려면 네트워크가 필요합니다.",
    save: "이 룩 저장",
    rename: (look: string) => `“${look}” 이름 변경`,
    renameTitle: "룩 이름 변경",
    remove: (look: string) => `“${look}” 삭제`,
    export: "내 룩 내보내기",
    name: "룩 이름",
    submit: { save: "저장", replace: "바꾸기", rename: "이름 변경" },
    saved: (name: string) => `“${name}” 룩을 저장했습니다`,
    removed: (name: string) => `“${name}” 룩을 삭제했습니다`,
    imported: (count: number) => `룩 ${format.number(count)}개를 가져왔습니다`,
  },
};
