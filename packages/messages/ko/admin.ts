import type { admin as English } from "../en/admin.ts";
import { format } from "./notation.ts";

const { date, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "모욕이나 위협",
  copied: "도용",
  misleading: "오해 유발",
  other: "기타",
};

export const admin: typeof English = {
  title: "관리자 대시보드",
  navigation: "페이지",
  editor: "편집기",
  account: "계정",
  loading: "불러오는 중",
  refresh: "데이터 새로 고침",
  views: "보기",
  stats: "통계",
  users: "사용자",
  images: "이미지",
  submissions: "제출된 룩",
  more: "더 보기",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "<1%" : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))}KB`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "전체 사용자",
    proUsers: "Pro 사용자",
    conversion: (share: string) => `전환율 ${share}`,
    onboarded: "초기 설정 완료",
    completion: (share: string) => `완료율 ${share}`,
    images: "전체 이미지",
    exported: "내보냄",
  },
  breakdowns: {
    crafts: "분야",
    primaryUseCases: "주 용도",
    imageVolumes: "이미지 수",
    preferredPlatforms: "주로 쓰는 플랫폼",
    places: "지역 분포",
  },
  noAnswers: "아직 답변이 없습니다.",
  others: "나머지 전체",

  columns: { name: "이름", email: "이메일", craft: "분야", location: "장소", status: "상태", joined: "가입일" },
  none: "—",
  search: { label: "사용자 검색", placeholder: "이메일 또는 이름", nothing: "검색과 일치하는 사용자가 없습니다." },
  files: { users: "CSV 다운로드", newsletter: "뉴스레터 CSV 다운로드", audit: "감사 로그" },
  user: {
    save: "저장",
    plan: "요금제",
    administrator: "관리자",
    endSessions: "로그인 세션 끝내기",
    sessionsEnded: (name: string) => `${name} 님의 로그인 세션을 모두 끝냈습니다.`,
    sessionsNotEnded: "로그인 세션을 끝내지 못했습니다. 다시 시도해 주세요.",
    ownRole: "자신의 관리자 권한은 없앨 수 없습니다.",
  },

  exports: { title: "프레임을 씌운 이미지", none: "아직 프레임을 씌운 이미지가 없습니다." },
  originals: { title: "업로드된 원본", none: "아직 원본 이미지가 없습니다." },
  open: (file: string) => `${file} 열기`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) => `심사 대기 ${number(count)}개. 반려하면 만든 사람이 이유를 읽습니다.`,
    states: { label: "표시", open: "심사 대기", approved: "게시됨" },
    none: { open: "심사를 기다리는 룩이 없습니다.", approved: "게시된 룩이 없습니다." },
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "삭제된 계정",
    approve: "승인",
    decline: "반려",
    takeDown: "페이지에서 내리기",
    of: (action: string, name: string) => `${action}: ${name}`,
    reasonFor: (name: string) => `“${name}” 반려`,
    reason: "만든 사람에게 보낼 이유",
    approved: (name: string) => `“${name}” 룩을 게시했습니다`,
    declined: (name: string) => `“${name}” 룩을 반려했습니다`,
    reports: (reasons: readonly string[]) => `신고됨: ${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason}(${number(count)})`,
    failed: "결정을 저장하지 못했습니다. 다시 시도해 주세요.",
  },

  failures: {
    submissions: "제출된 룩을 불러오지 못했습니다.",
    statistics: "통계를 불러오지 못했습니다.",
    users: "사용자를 불러오지 못했습니다.",
    change: "변경 사항을 저장하지 못했습니다.",
    images: "이미지를 불러오지 못했습니다.",
    signedOut: "로그인되어 있지 않습니다",
    noAnswer: "서버가 응답하지 않습니다. 잠시 뒤 다시 시도해 주세요.",
  },
};
