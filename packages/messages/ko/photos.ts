/** Texts about photos: why one cannot be loaded or exported, and how it will be exported. */
import type { photos as English } from "../en/photos.ts";
import { format } from "./notation.ts";

/** By the reason for encoding a photo again. */
const fallbackReasons = {
  "switched-off": "원본 데이터 유지 안 함",
  preset: "프리셋에 맞춰 크기 조절",
  "export-size": "내보내기 크기에 맞춰 크기 조절",
  "matte-width": "매트가 너무 좁아 원본 데이터 유지 불가",
  straightened: "수평 맞춤",
  "matte-step": "매트를 8px 넘게 옮겨야 함",
  "caption-height": "캡션을 옮길 수 없어 원본 데이터 유지 불가",
  profile: "흔치 않은 색상 프로파일",
  arithmetic: "산술 부호화",
  "lossless-process": "무손실 부호화",
  hierarchical: "계층 부호화",
  precision: "8비트 초과",
  cmyk: "CMYK 사진",
  turned: "방향 태그에 따라 회전",
  "no-webassembly": "WebAssembly가 없는 브라우저",
  sampling: "흔치 않은 샘플링",
  damaged: "손상된 데이터",
  "too-large": "매우 큰 사진",
  "matte-colour": "사진 압축이 심해 이 매트 색상 불가",
  "overlay-quality": "사진 압축이 심해 선명한 글자 불가",
  "grey-photo": "회색조 사진에 색 있는 프레임",
  "different-sizes": "서로 다른 크기",
  "different-coding": "서로 다른 JPEG 샘플링 또는 품질",
  "different-profiles": "서로 다른 색상 프로파일",
  "different-turns": "서로 다른 회전 방향",
  cropped: "자른 사진",
  gap: "간격을 8px 넘게 옮겨야 함",
};

/** Words of types, as the codecs name them. */
const TYPE_WORDS: readonly (readonly [words: RegExp, text: string])[] = [
  [/^camera raw \((?:JPEG XL preview)\)$/u, "카메라 RAW 파일(JPEG XL 미리 보기)"],
  [/^camera raw \((.+)\)$/u, "카메라 RAW 파일($1)"],
  [/^camera raw$/u, "카메라 RAW 파일"],
  [/^video$/u, "동영상"],
  [/^photo$/u, "사진"],
  [/^icon$/u, "아이콘 파일"],
  [/^(.+) document$/u, "$1 문서 파일"],
  [/^animated (.+)$/u, "움직이는 $1 파일"],
  [/^(\d+)-bit (.+)$/u, "$1비트 $2 파일"],
  [/^arithmetic-coded (.+)$/u, "산술 부호화 $1 파일"],
  [/^lossless (.+)$/u, "무손실 부호화 $1 파일"],
  [/^very large (.+)$/u, "지나치게 큰 $1 파일"],
  [/^old-style LZW (.+)$/u, "구형 LZW 압축 $1 파일"],
  [/^specially compressed (.+)$/u, "특수 압축 $1 파일"],
  [/^special-purpose (.+)$/u, "특수 용도 $1 파일"],
  [/^floating-point (.+)$/u, "부동 소수점 $1 파일"],
  [/^mixed-depth (.+)$/u, "비트 심도가 섞인 $1 파일"],
  [/^signed-integer (.+)$/u, "부호 있는 정수 $1 파일"],
  [/^complex-number (.+)$/u, "복소수 $1 파일"],
  [/^old-style JPEG-compressed (.+)$/u, "구형 JPEG 압축 $1 파일"],
  [/^JPEG-compressed (.+)$/u, "JPEG 압축 $1 파일"],
];

/** A file's type, before “입니다” or “이라”, which fit all these words. */
function named(type: string): string {
  const found = TYPE_WORDS.find(([words]) => words.test(type));
  return found === undefined ? `${type} 파일` : type.replace(...found);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

/** Messages about a file: its name, and the names of supported formats, such as `JPEG, PNG 또는 WebP`. */
const errors = {
  empty: (file: string) => `“${file}” 파일이 비어 있습니다. 메모리 카드에서 다시 복사해 주세요.`,
  "not-an-image": (file: string, formats: string) =>
    `“${file}” 파일은 이미지가 아닙니다. ${formats} 파일을 선택해 주세요.`,
  "no-camera-jpeg": (file: string) =>
    `“${file}” 파일은 프레임을 씌울 JPEG가 들어 있지 않은 RAW 파일입니다. 먼저 현상해 JPEG로 저장해 주세요.`,
  truncated: (file: string) => `“${file}” 파일이 중간에 끊겨 있습니다. 메모리 카드에서 다시 복사해 주세요.`,
  corrupt: (file: string) => `“${file}” 파일이 손상되어 읽을 수 없습니다. 메모리 카드에서 다시 복사해 주세요.`,
  "too-large": (file: string) => `“${file}” 사진은 브라우저가 그릴 수 있는 크기를 넘습니다. 먼저 크기를 줄여 주세요.`,
  "too-slow": (file: string) => `“${file}” 파일은 너무 오래 걸려 건너뛰었습니다.`,
  gone: (file: string) =>
    `“${file}” 파일을 읽지 못했습니다. 파일이 이동, 변경 또는 삭제되었습니다. 되돌려 놓거나 다시 추가해 주세요.`,
  offline: (file: string) => `네트워크가 없어 “${file}” 파일을 열지 못했습니다. 네트워크가 돌아오면 다시 시도합니다.`,
  font: (file: string) =>
    `캡션 글꼴을 불러오지 못해 “${file}” 사진을 내보내지 않았습니다. 네트워크가 돌아오면 다시 시도합니다. 다른 글꼴은 쓸 수 있을지도 모릅니다.`,
  "no-webp": (file: string) =>
    `이 브라우저는 WebP를 쓸 수 없어 “${file}” 사진을 내보내지 않았습니다. JPG나 PNG를 선택해 주세요.`,
  failed: (file: string) => `“${file}” 파일을 읽지 못했습니다. 브라우저에 문제가 생겼습니다. 다시 시도해 주세요.`,
};

export const photos: typeof English = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `“${file}” 파일은 프레임을 씌울 수 없는 형식입니다. 먼저 ${formats} 형식으로 저장해 주세요.`
      : `“${file}”: ${named(type)}입니다. 먼저 ${formats} 형식으로 저장해 주세요.`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `“${file}”: ${named(type ?? "photo")}이라 이 브라우저에서 열 수 없습니다. 먼저 ${formats} 형식으로 저장해 주세요.`,
  frameTooLarge: (file: string, { format: name, side, pixels }) =>
    `프레임을 씌우면 “${file}” 사진이 ${FORMAT_NAMES[name]} 한도를 넘습니다. 한 변 ${format.number(side)}px, 전체 ${format.number(Math.floor(pixels / 1e6))}메가픽셀까지 가능합니다. 내보내기 크기를 줄이거나 ${name === "webp" ? "JPG나 PNG를 선택해" : "매트를 좁혀"} 주세요.`,
  overFileLimit: (file: string, limit: string) =>
    `“${file}” 사진은 가장 작게 줄여도 ${format.number(Number(limit))}KB를 넘습니다. 파일 크기를 더 크게 허용해 주세요.`,
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "무손실 JPEG",
    jpeg: (quality: number) => `JPEG ${quality}%`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality}%`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `카메라 내장 JPEG, ${width} × ${height}`,
  pngOfBits: (bits: number) => `${bits}비트 PNG`,
  methodInHdr: (method: string) => `${method}, HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method} (${reasons.join(", ")})`,
  fit: {
    packed: (limit: number) => `${format.number(limit)}KB에 맞춰 더 촘촘히 압축`,
    quality: (limit: number) => `${format.number(limit)}KB에 맞춰 품질 조절`,
    size: (limit: number, width: number, height: number) =>
      `${format.number(limit)}KB에 맞춰 ${width} × ${height}px로 축소`,
    unknown: (limit: number) => `${format.number(limit)}KB에 맞춰 품질 조절 예정`,
  },
  hdr: { lost: "HDR 손실", damaged: "HDR 데이터 손상" },
  extras: { "gain-map": "HDR", video: "모션 포토 동영상", depth: "심도 정보", credentials: "콘텐츠 자격 증명" },
  leftOut: (names: readonly string[]) => `${names.join(", ")} 제외`,
  fallbackReasons,
  tooLargeToExport: "너무 커서 내보낼 수 없음",
};
