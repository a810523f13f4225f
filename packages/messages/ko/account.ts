import type { account as English } from "../en/account.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

/** @param instant ISO 8601 @returns such as `2026년 3월 3일` */
const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `오늘 ${clock}`;
  if (days === 1) return `어제 ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

/** Days may have 23 or 25 hours. */
function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

/** Size in megabytes, such as `120MB` or `0.4MB`. */
function size(bytes: number): string {
  return `${format.number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })}MB`;
}

export const account: typeof English = {
  title: "계정",
  back: "편집기로 돌아가기",
  signOut: "로그아웃",
  since: (instant: string) => `${day(instant)} 가입`,
  install: {
    title: "앱 설치",
    remark: "브라우저의 도구 막대 없이 Matte를 별도의 창에서 엽니다. 네트워크 없이도 쓸 수 있습니다.",
    steps: ["Safari의 도구 막대에서 “공유”를 탭하세요", "“홈 화면에 추가”를 선택하세요"],
  },
  needsNetwork: "네트워크가 필요합니다.",
  plan: {
    title: "요금제",
    ends: (instant: string) => `해지되었습니다. ${day(instant)}에 끝납니다.`,
    renews: (instant: string) => `${day(instant)}에 갱신됩니다. 언제든 해지할 수 있습니다.`,
    support: (address: string) => rich(`우선 지원: <address>${address}</address>`),
    manage: "결제 관리",
  },
  sessions: {
    title: "로그인 세션",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "알 수 없는 기기";
      return system === null ? browser : `${system}의 ${browser}`;
    },
    current: "이 기기, 지금",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "로그아웃",
    signOutOf: (device: string) => `${device} 로그아웃`,
    everywhere: "모든 기기에서 로그아웃",
    all: (count: number) =>
      count === 1
        ? "현재 로그인 세션을 끝냅니다."
        : `현재 세션을 포함해 로그인 세션 ${format.number(count)}개를 모두 끝냅니다.`,
    failed: "로그인 세션을 불러오지 못했습니다.",
    notEnded: "로그인 세션을 끝내지 못했습니다. 다시 시도해 주세요.",
  },
  submissions: {
    title: "제출한 룩",
    states: { open: "심사 대기 중", approved: "게시됨", declined: "반려됨" },
    declined: (reason: string) => `반려됨: ${reason}`,
    withdraw: "철회",
    withdrawLook: (name: string) => `${name} 철회`,
    withdrawn: (name: string) => `“${name}” 룩을 철회했습니다`,
    failed: "제출한 룩을 불러오지 못했습니다.",
    notWithdrawn: "룩을 철회하지 못했습니다. 다시 시도해 주세요.",
  },
  referral: {
    title: "두 사람 모두에게 한 달",
    figures: { opened: "열람", joined: "가입", paid: "결제" },
    count: (count) => format.number(count),
    text: "내 룩을 보고 온 사람이 요금제를 결제하면 그 사람과 내가 한 달씩 받습니다. 링크는 30일 동안 유효하며, 내 카드로 한 결제는 세지 않습니다.",
    copyLink: "이 룩의 링크 복사",
    copied: "링크를 복사했습니다",
    notCopied: "링크를 복사하지 못했습니다. 다시 시도해 주세요.",
    note: "링크를 열면 지금 편집기에 있는 룩이 나타납니다. 여기서 한 번 복사한 뒤에는 편집기에서 복사한 링크도 인정됩니다.",
  },
  pictures: {
    title: "이미지",
    stored: (count: number, bytes: number) => `이미지 ${format.number(count)}장, ${size(bytes)}`,
    text: "내보낸 이미지마다 사본 하나, 연 사진마다 작은 미리 보기 하나를 보관합니다. 본인과 이 서버의 관리자만 볼 수 있습니다.",
    storeCopies: "내보낸 이미지의 사본 보관",
    deleteAll: "모두 삭제",
    deleteNote: "내 기기에 있는 사진에는 영향이 없습니다.",
    deleted: "이미지를 삭제했습니다",
    failed: "보관 중인 내용을 불러오지 못했습니다.",
    notDeleted: "이미지를 삭제하지 못했습니다. 다시 시도해 주세요.",
  },
  data: {
    title: "내 데이터",
    text: "나에 대해 보관 중인 모든 내용을 JSON 파일 하나로 받습니다. 이메일 주소, 답변, 계정에 보관된 설정, 로그인한 시각이 들어 있습니다.",
    download: "내 데이터 다운로드",
    failed: "데이터를 다운로드하지 못했습니다. 다시 시도해 주세요.",
  },
  deletion: {
    title: "계정 삭제",
    text: "계정과 계정에 보관된 모든 것을 삭제합니다. 되돌릴 수 없습니다.",
    open: "계정 삭제…",
    losses: {
      introduction: "다음 내용이 즉시, 영구히 삭제됩니다.",
      list: [
        "이메일 주소와 로그인 연결",
        "답변, 크레딧, 기본 장소",
        "계정에 보관된 설정, 프리셋, 로고",
        "서버에 보관된 미리 보기와 내보낸 이미지",
        "뉴스레터 명단의 이메일 주소",
        "모든 로그인 세션과 전송을 기다리는 변경 사항",
      ],
      remains: "유료 요금제는 먼저 해지됩니다. 내 기기에 있는 사진에는 영향이 없습니다.",
    },
    confirmation: "삭제",
    confirm: (word: string) => rich(`확인을 위해 <word>${word}</word>라고 입력하세요`),
    delete: "계정 삭제",
  },
};
