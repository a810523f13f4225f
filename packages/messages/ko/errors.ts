/** The server's error messages, for people. */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "계정에 설정을 보관하는 것은 Pro 기능입니다.",
  logo: "사용자 로고는 Pro 기능입니다.",
  presets: "내 룩은 Studio 기능입니다.",
  profiles: "프로필을 둘 이상 만드는 것은 Pro 기능입니다.",
} as const;

const NOT_READY = {
  stopping: "서버가 종료되는 중입니다.",
  pages: "페이지가 빌드되지 않았습니다.",
  database: "데이터베이스가 응답하지 않습니다.",
  "data-folder": "데이터 폴더가 가득 찼거나 쓸 수 없습니다.",
  "image-folder": "이미지 저장소의 폴더에 쓸 수 없습니다.",
  "image-store": "이미지 저장소가 응답하지 않습니다.",
  "image-checker": "이미지를 검사할 수 없습니다.",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "올바른 HTTP 요청이 아닙니다.",
  "body-invalid": "요청 본문을 읽을 수 없습니다.",
  "body-too-large": "요청이 너무 큽니다.",
  "media-type-unsupported": "지원하지 않는 미디어 형식입니다.",
  "request-timeout": "요청이 도착하는 데 너무 오래 걸렸습니다.",
  "route-not-found": "이 URL에는 아무것도 없습니다.",
  "method-not-allowed": ({ methods }) => `이 URL이 지원하는 메서드: ${list(methods)}.`,
  "rate-limited": ({ seconds }) => `요청이 너무 많습니다. ${number(seconds)}초 뒤에 다시 시도해 주세요.`,

  unauthenticated: "먼저 로그인해 주세요.",
  "other-user-signed-in": "다른 사용자가 로그인되어 있습니다.",
  "token-required": "유효한 토큰이 필요합니다.",
  forbidden: "접근 권한이 없습니다.",
  "cross-site": "다른 사이트에서 온 요청입니다.",
  "local-only":
    "개발용 기능이므로 서버를 실행하는 컴퓨터에서만 쓸 수 있습니다. 다른 사람에게 서비스하려면 PUBLIC_URL과 이용하는 제공업체의 계정을 설정하세요.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "요청이 올바르지 않습니다." : `“${field}” 필드가 올바르지 않습니다.`),
  "field-protected": ({ field }) => `“${field}” 필드는 여기서 바꿀 수 없습니다.`,
  "nothing-to-change": "바꿀 내용이 없습니다.",
  "cursor-invalid": "목록에 이 페이지가 없습니다.",

  "user-not-found": "없는 사용자입니다.",
  "answers-of-another-user": "다른 사용자의 답변입니다.",
  "own-role": "자신의 관리자 권한은 없앨 수 없습니다. 다른 관리자에게 요청해 주세요.",
  "sign-in-too-old": "로그인한 지 24시간이 지났습니다. 계속하려면 다시 로그인해 주세요.",
  "session-not-found": "이미 끝난 로그인 세션입니다.",
  "device-code-not-found": "이 코드로 기다리는 기기가 없습니다. 코드를 확인하거나 기기에서 새 코드를 받아 주세요.",

  "preset-not-found": "다른 곳에서 삭제된 룩이라 이름을 바꿀 수 없습니다.",
  "preset-name-taken": ({ name }) => `“${name}” 룩이 이미 있습니다. 다른 이름을 입력해 주세요.`,
  "too-many-presets": ({ limit }) =>
    `내 룩은 ${number(limit)}개까지 보관할 수 있습니다. 더 이상 쓰지 않는 룩을 삭제해 주세요.`,
  "too-many-profiles": ({ limit }) =>
    `프로필은 ${number(limit)}개까지 보관할 수 있습니다. 더 이상 쓰지 않는 프로필을 삭제해 주세요.`,
  "look-not-found": "없는 룩입니다.",
  "look-withdrawn": "게시가 중단된 룩입니다.",
  "submission-not-found": "이미 철회했거나 심사가 끝난 룩입니다.",
  "too-many-submissions": ({ limit }) =>
    `심사를 기다리는 룩은 ${number(limit)}개까지 둘 수 있습니다. 하나를 철회하거나 기다려 주세요.`,
  "logo-not-found": "없는 로고입니다.",
  "logo-invalid": ({ side }) => `로고는 손상되지 않은 PNG여야 하며 긴 변이 ${number(side)}픽셀을 넘을 수 없습니다.`,

  "form-expected": "이미지는 multipart/form-data로 보내 주세요.",
  "form-invalid": "양식을 읽을 수 없습니다.",
  "file-missing": "양식의 “file” 필드에 파일이 없습니다.",
  "file-empty": "빈 파일입니다.",
  "file-too-large": ({ bytes }) => `파일이 ${number(bytes / MEGABYTE)}MB보다 큽니다.`,
  "image-not-found": "없는 이미지입니다.",
  "image-damaged": "이미지가 손상되었습니다.",
  "image-too-slow": "이미지를 읽는 데 너무 오래 걸립니다.",
  "image-format-unsupported": "JPEG, PNG, WebP 이미지가 아닙니다.",
  "image-animated": "프레임이 둘 이상인 움직이는 이미지입니다.",
  "image-too-large": ({ pixels }) => `이미지가 ${number(pixels / MEGAPIXEL)}메가픽셀을 넘습니다.`,
  "storage-full": "이미지를 저장할 공간이 없습니다.",
  "image-not-stored": "이미지를 저장하지 못했습니다. 잠시 뒤 다시 시도해 주세요.",
  "image-not-checked": "이미지를 검사하지 못했습니다. 잠시 뒤 다시 시도해 주세요.",
  "copies-not-wanted": "이 계정은 내보낸 이미지의 사본을 보관하지 않습니다.",
  "image-checker-busy": "검사 중인 이미지가 너무 많습니다. 잠시 뒤 다시 시도해 주세요.",

  "offer-not-found": "판매하지 않는 요금제입니다.",
  "nothing-bought": "관리할 결제가 없습니다. 여기서 구매한 요금제가 없습니다.",
  "checkout-closed": "이 서버에서는 업그레이드할 수 없습니다.",
  "payments-unavailable": "결제 서비스가 응답하지 않습니다. 청구된 금액은 없습니다. 잠시 뒤 다시 시도해 주세요.",
  "subscription-not-cancelled":
    "구독을 해지하지 못해 아무것도 삭제하지 않았습니다. 잠시 뒤 다시 시도하거나 고객 지원에 문의해 주세요.",
  "signature-invalid": "Stripe가 서명한 요청이 아닙니다.",
  "payment-state-unavailable": "Stripe에서 결제 상태를 읽지 못했습니다.",

  "email-invalid": "ada@example.com과 같은 형식으로 이메일 주소를 입력해 주세요.",
  "confirmation-expired": "만료된 링크입니다. 새 링크를 받으려면 다시 구독해 주세요.",
  "consent-required": "뉴스레터를 받으려면 동의란에 체크해 주세요.",

  "server-busy": "서버에 요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주세요.",
  "disk-full": "서버에 남은 공간이 없습니다. 나중에 다시 시도해 주세요.",
  "data-unavailable": "지금은 서버가 데이터에 접근하지 못합니다. 잠시 뒤 다시 시도해 주세요.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "서버에 문제가 발생했습니다.",
};
